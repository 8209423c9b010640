import { datetime, type Field, integer, line, type ScalarField } from './fields.ts';

export interface CollectionDeclaration {
  readonly singular: string;
  readonly plural: string;
  readonly table: string;
  /** Documents with drafts have a working row beside the one that readers see. */
  readonly hasDrafts: boolean;
  readonly fields: Readonly<Record<string, Field>>;
  /** What `_q` looks through: short texts. Bodies have an index of their own, behind `search`. */
  readonly searched: readonly string[];
  /** What the fields of one entry must be together: the key that is wrong, and why. */
  readonly check?: (
    row: Readonly<Record<string, unknown>>,
  ) => [key: string, message: string] | undefined;
}

export interface Collection extends CollectionDeclaration {
  /** Own fields and those that every entry has. */
  readonly fields: Readonly<Record<string, Field>>;
}

const system = (column: string, type: (options: Partial<ScalarField>) => ScalarField) =>
  type({ column, isComputed: true });

const systemFields: Record<string, ScalarField> = {
  id: system('id', integer),
  documentId: system('document_id', line),
};

const timeFields: Record<string, ScalarField> = {
  createdAt: system('created_at', datetime),
  updatedAt: system('updated_at', datetime),
  publishedAt: system('published_at', datetime),
};

/** One declaration gives columns, REST calls, validation, populate and access. */
export function defineCollection(declaration: CollectionDeclaration): Collection {
  return {
    ...declaration,
    fields: Object.assign(
      Object.create(null),
      systemFields,
      declaration.fields,
      timeFields,
    ) as Record<string, Field>,
  };
}

/** `featuredImage` lives in `featured_image`. */
export const columnOf = (key: string, field: ScalarField, prefix = ''): string =>
  prefix + (field.column ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
