import type { CollectionTag, Page } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import { datetime, type Field, integer, line, type ScalarField } from './fields.ts';

export type Fields = Readonly<Record<string, Field>>;

export interface CollectionDeclaration<F extends Fields = Fields> {
  readonly singular: string;
  /** Part of the API's URLs, and the cache tag of pages that show entries. */
  readonly plural: CollectionTag | 'files';
  readonly table: string;
  /** Documents with drafts have a working row beside the one that readers see. */
  readonly hasDrafts: boolean;
  readonly fields: F;
  /** The short texts that `_q` searches. Bodies are indexed by the search feature. */
  readonly searched: readonly string[];
  /** Checks fields that depend on each other. Returns the invalid key and the reason. */
  readonly check?: (
    row: Readonly<Record<string, unknown>>,
  ) => [key: string, message: string] | undefined;
  /**
   * The page of one entry, with the parameter `:slug`. Search links to it, and if it is public the
   * sitemap lists it.
   */
  readonly page?: Page;
  /** The page that lists the entries, for the sitemap. */
  readonly listPage?: Page;
  /** Paths of entries that have another page, by document id. */
  readonly findOtherPaths?: (
    queries: Queries,
    now: string,
  ) => Promise<ReadonlyMap<string, string>>;
}

export interface Collection<F extends Fields = Fields> extends CollectionDeclaration<F> {
  /** The declared fields and those of every entry. */
  readonly allFields: Fields;
}

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
  return {
    ...declaration,
    allFields: Object.assign(
      Object.create(null),
      systemFields,
      declaration.fields,
      timeFields,
    ) as Fields,
  };
}

/** `featuredImage` is stored in `featured_image`. */
export const columnOf = (key: string, field: ScalarField, prefix = ''): string =>
  prefix + (field.column ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
