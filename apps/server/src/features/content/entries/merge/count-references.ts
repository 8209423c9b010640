import type { ContentService } from '../../content-service.ts';
import { getStaffCollection } from '../get-staff-collection.ts';
import { countReferences, relationsTo } from './references.repo.ts';

/** How many entries refer to each entry of a collection, by document id. */
export async function countAllReferences(
  service: ContentService,
  kind: string,
): Promise<Record<string, number>> {
  const collection = getStaffCollection(service, kind);
  const counts = new Map<string, number>();
  for (const referring of relationsTo(service.collections, collection)) {
    for (const { id, total } of await countReferences(service.db.queries, referring)) {
      counts.set(id, (counts.get(id) ?? 0) + total);
    }
  }
  return Object.fromEntries(counts);
}
