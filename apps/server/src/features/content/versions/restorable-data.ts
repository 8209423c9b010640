import type { LostRelation } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import { findTargetIds, isTaken } from '../write/documents.repo.ts';
import { referencesIn } from './relations-by-id.ts';

/**
 * What can be restored of a version: without relations to entries that no longer exist, and without a
 * slug that another entry has now.
 */
export async function restorableData(
  queries: Queries,
  collection: Collection,
  {
    fields,
    documentId,
    locale,
  }: { fields: Readonly<Record<string, unknown>>; documentId: string; locale: string },
): Promise<{ data: Record<string, unknown>; lost: LostRelation[] }> {
  const data: Record<string, unknown> = { ...fields };
  const lost: LostRelation[] = [];
  for (const [key, field] of Object.entries(collection.fields)) {
    if (field.kind !== 'one' && field.kind !== 'many') continue;
    const references = referencesIn(fields[key]);
    const found = await findTargetIds(queries, field.target, references, locale);
    data[key] = references.filter((reference) => found.has(reference));
    for (const reference of references) {
      if (!found.has(reference)) lost.push({ field: key, documentId: String(reference) });
    }
  }
  const { slug } = fields;
  if (typeof slug !== 'string') return { data, lost };
  const place = { column: 'slug', value: slug, documentId, locale };
  if (slug === '' || (await isTaken(queries, collection, place))) delete data.slug;
  return { data, lost };
}
