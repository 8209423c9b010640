import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import { isTaken } from '../write/documents.repo.ts';

const MAX_TRIES = 1_000;
const MAX_LENGTH = 120;

/** The slug itself, or with the first number that makes it free. */
export async function freeSlug(
  queries: Queries,
  collection: Collection,
  wanted: string,
  { documentId, locale }: { documentId: string; locale: string },
): Promise<string> {
  for (let number = 1; number <= MAX_TRIES; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const value = wanted.slice(0, MAX_LENGTH - suffix.length).replace(/-+$/, '') + suffix;
    if (isRefused(collection, value)) continue;
    if (!(await isTaken(queries, collection, { column: 'slug', value, documentId, locale }))) {
      return value;
    }
  }
  throw new Error(`Every slug like ${wanted} is taken`);
}

function isRefused({ fields }: Collection, slug: string): boolean {
  const field = fields.slug;
  return field?.kind === 'scalar' && field.refuses?.(slug) !== undefined;
}
