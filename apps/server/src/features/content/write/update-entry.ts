import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';

import type { Status } from '../query/read-query.ts';
import { storeFormerSlug } from '../slugs/store-former-slug.ts';
import { checkBody } from '../validate/check-body.ts';
import { checkData } from '../validate/check-data.ts';
import { changedTags } from './changed-tags.ts';
import { checkDraftOnly, checkOwnDocument } from './checks/check-author.ts';
import { checkVersion } from './checks/check-version.ts';
import { type Document, lockDocument } from './documents.repo.ts';
import { settlePublication } from './publication/settle-publication.ts';
import { recordWrite } from './record-write.ts';
import { saveDocument } from './save-document.ts';
import { transact } from './transact.ts';
import { readData, type WriteRequest } from './write-request.ts';

interface Update extends Omit<WriteRequest, 'status'> {
  /** The version that the change is based on. A later one is not overwritten. */
  readonly ifMatch?: number | undefined;
  /** Saved while writing: joins the automatic saves of the last minutes. */
  readonly isAutosave?: boolean;
  /** Unchanged: published only if the draft has no unpublished changes. */
  readonly status: Status | 'unchanged';
}

/** Changes the fields in the body and leaves the rest. Returns the document id. */
export async function updateEntry(
  service: ContentService,
  write: Update,
  id: string,
): Promise<string> {
  const { collection, editorId } = write;
  const checked = checkData(readData(write.body), collection, {
    isWhole: false,
    isDraft: collection.hasDrafts && write.status === 'draft',
  });
  await checkBody(service.renderPool, checked);
  const now = service.store.now();
  const { documentId, slugs } = await transact(service, async (tx) => {
    const before = await lockDocument(tx, collection, id);
    if (!before) throw notFound();
    const { draft, published } = before;
    const documentId = draft.document_id;
    const status = write.status === 'unchanged' ? statusOf(collection, before) : write.status;
    await checkOwnDocument(tx, write, documentId);
    await checkVersion(tx, service, write, before);
    checkDraftOnly({ ...write, status, publishedAt: checked.publishedAt });
    await saveDocument(tx, collection, checked, {
      documentId,
      row: draft,
      times: { updatedAt: now },
    });
    if (!collection.hasDrafts) {
      await storeFormerSlug(tx, collection, draft, {
        slug: checked.columns.slug ?? draft.slug,
        now,
      });
    }
    const { publishedAt } = checked;
    const { index, entries } = service;
    await settlePublication(tx, {
      collection,
      documentId,
      status,
      publishedAt,
      editorId,
      now,
      index,
      entries,
      ...(write.isAutosave ? { kind: 'autosave' } : {}),
    });
    const after = { checked, status };
    if (!write.isAutosave)
      await recordWrite(tx, { ...write, documentId, now, before: draft, after });
    const isSeen = status === 'published' || publishedAt !== undefined;
    const slugs = [draft.slug, published?.slug, checked.columns.slug];
    return { documentId, slugs: isSeen ? slugs : undefined };
  });
  // Cached pages show nothing of drafts.
  if (slugs) service.changed(changedTags(collection, slugs, service.collections));
  return documentId;
}

/** Publishing copies `updated_at` too, so the rows differ if there are unpublished changes. */
const statusOf = ({ hasDrafts }: Collection, { draft, published }: Document): Status =>
  !hasDrafts || published?.updated_at === draft.updated_at ? 'published' : 'draft';
