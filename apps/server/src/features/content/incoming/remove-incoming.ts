import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { deleteTrash } from '../entries/index/trash.repo.ts';
import { deleteEntry } from '../write/delete-entry.ts';
import { transact } from '../write/transact.ts';
import type { Writer } from '../write/write-request.ts';

/** Deletes an imported document for good, in all languages. One that is gone already counts as deleted. */
export async function removeIncoming(
  service: ContentService,
  writer: Writer,
  { collection, documentId }: { collection: Collection; documentId: string },
): Promise<void> {
  await deleteEntry(service, { ...writer, collection, locale: { kind: 'all' } }, documentId);
  const until = service.store.now();
  await transact(service, (tx) =>
    deleteTrash(tx, service.db.kind, { until, collection: collection.plural, documentId }),
  );
}
