import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { trashEntry } from '../entries/index/trash-entry.ts';
import { storeVersion } from '../versions/store-version.ts';
import { versionData } from '../versions/version-data.ts';
import { changedTags } from './changed-tags.ts';
import { checkNeverPublished, checkOwnDocument } from './checks/check-author.ts';
import { deleteRows, lockDocument } from './documents.repo.ts';
import { recordWrite } from './record-write.ts';
import { transact } from './transact.ts';
import type { WriteRequest, Writer } from './write-request.ts';

/** Deletes the document. Its versions stay, so that it can be restored. */
export async function deleteEntry(
  service: ContentService,
  write: Writer & Pick<WriteRequest, 'collection'>,
  id: string,
): Promise<void> {
  const { collection, editorId } = write;
  const now = service.store.now();
  const slugs = await transact(service, async (tx) => {
    const document = await lockDocument(tx, collection, id);
    if (!document) throw notFound();
    const { draft, published } = document;
    await checkOwnDocument(tx, write, draft.document_id);
    checkNeverPublished(write, document);
    const data = await versionData(tx, collection, draft);
    await deleteRows(tx, collection, [draft.id, ...(published ? [published.id] : [])]);
    await service.index.remove(tx, collection, draft.document_id);
    const version = await storeVersion(tx, {
      collection: collection.plural,
      documentId: draft.document_id,
      status: 'deleted',
      data,
      editorId,
      at: now,
    });
    await trashEntry(tx, service.entries, { collection, draft, version, editorId, now });
    await recordWrite(tx, { ...write, documentId: draft.document_id, now, before: draft });
    return [draft.slug, published?.slug];
  });
  service.changed(changedTags(collection, slugs, service.collections));
}
