import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import { findDocumentIds } from '../write/documents.repo.ts';

/** Versions from before relations were stored by document id have row ids. */
export async function relationsById(
  queries: Queries,
  collection: Collection,
  fields: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const result: Record<string, unknown> = { ...fields };
  for (const [key, field] of Object.entries(collection.fields)) {
    if (field.kind !== 'one' && field.kind !== 'many') continue;
    const references = referencesIn(fields[key]);
    const rowIds = references.filter((item) => typeof item === 'number');
    const found = rowIds.length > 0 ? await findDocumentIds(queries, field.target, rowIds) : [];
    const ids = [...references.filter((item) => typeof item === 'string'), ...found];
    result[key] = field.kind === 'many' ? ids : (ids[0] ?? null);
  }
  return result;
}

export const referencesIn = (value: unknown): (string | number)[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item) => typeof item === 'string' || typeof item === 'number',
  );
