import type {
  Collection,
  CollectionDeclaration,
  Fields,
  ReadableField,
  ScalarField,
} from './declaration.ts';
import { datetime, integer, line } from './fields.ts';
import { everyone } from './reader.ts';

const system = (column: string, type: typeof integer | typeof line | typeof datetime) =>
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

/** One declaration defines columns, API calls, validation, populate, access, search and sitemap. */
export function defineCollection<const F extends Fields>(
  declaration: CollectionDeclaration<F>,
): Collection<F> {
  const allFields: Fields = Object.assign(
    Object.create(null),
    systemFields,
    declaration.fields,
    timeFields,
  );
  const multilingualFields: Record<string, ReadableField> = Object.assign(
    Object.create(null),
    allFields,
  );
  const collection = { ...declaration, allFields, multilingualFields };
  if (declaration.isLocalized) {
    multilingualFields.locale = system('locale', line);
    multilingualFields.localizations = {
      kind: 'localizations',
      target: collection,
      read: everyone,
    };
  }
  return collection;
}

/** `featuredImage` is stored in `featured_image`. */
export const columnOf = (key: string, field: ScalarField, prefix = ''): string =>
  prefix + (field.column ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
