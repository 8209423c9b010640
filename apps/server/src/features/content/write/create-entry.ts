import { newDocumentId } from '../../../db/document-id.ts';
import type { ContentService } from '../content-service.ts';
import { generateSlug } from '../slugs/generate-slug.ts';
import { checkBody } from '../validate/check-body.ts';
import { checkData } from '../validate/check-data.ts';
import { changedTags } from './changed-tags.ts';
import { checkDraftOnly } from './checks/check-author.ts';
import { settlePublication } from './publication/settle-publication.ts';
import { recordWrite } from './record-write.ts';
import { saveDocument } from './save-document.ts';
import { transact } from './transact.ts';
import { readData, type WriteRequest } from './write-request.ts';

/** Creates an entry and, unless it stays a draft, publishes it. Returns the document id. */
export async function createEntry(service: ContentService, write: WriteRequest): Promise<string> {
  const { collection, locale, status, editorId } = write;
  const given = readData(write.body, service.store.locales);
  const documentId = newDocumentId();
  const checked = checkData(withSlug(given, { documentId, locale }), collection, {
    isWhole: true,
    isDraft: collection.hasDrafts && status === 'draft',
  });
  checkDraftOnly({ ...write, publishedAt: checked.publishedAt });
  await checkBody(service.renderPool, checked);
  const now = service.store.now();
  await transact(service, async (tx) => {
    await saveDocument(tx, collection, checked, {
      documentId,
      locale,
      times: { updatedAt: now },
    });
    const { publishedAt } = checked;
    await settlePublication(tx, service, {
      collection,
      documentId,
      locale,
      others: [],
      status,
      publishedAt,
      editorId,
      now,
    });
    const after = { checked, status };
    await recordWrite(tx, { ...write, documentId, now, after });
  });
  service.changed(changedTags(collection, [checked.columns.slug], service.collections));
  return documentId;
}

export function withSlug(
  data: Record<string, unknown>,
  entry: { documentId: string; locale: string },
): Record<string, unknown> {
  const name = data.title ?? data.name;
  if (data.slug !== undefined || typeof name !== 'string' || name.trim() === '') return data;
  return { ...data, slug: generateSlug(name, entry) };
}
