import { recordAction } from '../../audit/index.ts';
import type { ContentService } from '../content-service.ts';
import { transact } from '../write/transact.ts';
import type { Writer } from '../write/write-request.ts';
import { getStaffCollection } from './get-staff-collection.ts';
import { deleteTrash } from './index/trash.repo.ts';

/** Deletes everything in the trash of a collection for good, and returns how many entries that were. */
export async function emptyTrash(
  service: ContentService,
  { actor }: Writer,
  kind: string,
): Promise<number> {
  const { plural } = getStaffCollection(service, kind);
  const at = service.store.now();
  return transact(service, async (tx) => {
    const deleted = await deleteTrash(tx, service.db.kind, { until: at, collection: plural });
    if (actor && deleted > 0) {
      const target = { kind: plural, id: '' };
      await recordAction(tx, {
        actor,
        at,
        action: 'content.empty_trash',
        target,
        after: { deleted },
      });
    }
    return deleted;
  });
}
