import type { CallOutput, listStudioOptions } from '@rostra/contract';
import type { ContentService } from '../../content-service.ts';
import { findEntries } from '../../read/find-entries.ts';
import { orderBy } from '../../read/where.ts';
import { getStaffCollection } from '../get-staff-collection.ts';

const MAX_OPTIONS = 500;

/** What a relation can be set to: what is published of a collection, by name. */
export async function listOptions(
  service: ContentService,
  kind: string,
): Promise<CallOutput<typeof listStudioOptions>> {
  const collection = getStaffCollection(service, kind);
  const label = ['name', 'title'].find((name) => Object.hasOwn(collection.fields, name)) ?? 'id';
  const entries = await findEntries(
    service.store,
    collection,
    { role: 'editor', includedPlans: [] },
    { sort: [orderBy(collection, label)], limit: MAX_OPTIONS },
  );
  return {
    data: entries.map((entry: Record<string, unknown>) => ({
      documentId: String(entry.documentId),
      name: String(entry[label]),
    })),
  };
}
