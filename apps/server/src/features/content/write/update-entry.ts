import { AppError } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { changedTags } from './changed-tags.ts';
import { checkBody } from './check-body.ts';
import { checkData } from './check-data.ts';
import { lockDocument } from './documents.repo.ts';
import { keepSlug } from './keep-slug.ts';
import { saveDocument } from './save-document.ts';
import { settlePublication } from './settle-publication.ts';
import { transact } from './transact.ts';
import { readData, type WriteRequest } from './write-request.ts';

/** Changes what the body names and leaves the rest. Says which document it is. */
export async function updateEntry(
  service: ContentService,
  write: WriteRequest,
  id: string,
): Promise<string> {
  const { collection, status, editorId } = write;
  const checked = checkData(readData(write.body), collection, { isWhole: false });
  await checkBody(checked);
  const now = service.store.now();
  const { documentId, slugs } = await transact(service, async (tx) => {
    const before = await lockDocument(tx, collection, id);
    if (!before) throw new AppError('not_found', 'Not Found');
    const { draft, published } = before;
    const documentId = draft.document_id;
    await saveDocument(tx, collection, checked, {
      documentId,
      row: draft,
      times: { updatedAt: now },
    });
    if (!collection.hasDrafts) {
      await keepSlug(tx, collection, draft, { slug: checked.columns.slug ?? draft.slug, now });
    }
    const { publishedAt } = checked;
    await settlePublication(tx, { collection, documentId, status, publishedAt, editorId, now });
    return { documentId, slugs: [draft.slug, published?.slug, checked.columns.slug] };
  });
  service.changed(changedTags(collection, slugs));
  return documentId;
}
