import type { EntrySummary, LostRelation } from '@rostra/contract';
import { accessDenied, notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { checkData } from '../validate/check-data.ts';
import { fieldsOf } from '../versions/fields-of.ts';
import { restorableData } from '../versions/restorable-data.ts';
import { findVersion } from '../versions/versions.repo.ts';
import { changedTags } from '../write/changed-tags.ts';
import { findTranslations, translationIn, updateRow } from '../write/documents.repo.ts';
import { settlePublication } from '../write/publication/settle-publication.ts';
import { recordWrite } from '../write/record-write.ts';
import { saveDocument } from '../write/save-document.ts';
import { transact } from '../write/transact.ts';
import type { Writer } from '../write/write-request.ts';
import { type EntryReference, getEntryRow } from './get-staff-entry.ts';
import { claimDeleted } from './index/content-entries.repo.ts';
import { describeEntry } from './save-staff-entry.ts';

/** Takes an entry out of the trash. An entry that readers saw before comes back as a draft. */
export async function restoreEntry(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
): Promise<{ entry: EntrySummary; lost: LostRelation[] }> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  const { hasDrafts } = collection;
  if (writer.isAuthor && !hasDrafts) throw accessDenied();
  const now = service.store.now();
  const { document_id: documentId, locale } = row;
  const status = hasDrafts ? 'draft' : 'published';
  const lost = await transact(service, async (tx) => {
    // If two people restore it at once, the second finds it restored.
    if (!(await claimDeleted(tx, row.id))) throw notFound();
    const version = await findVersion(tx, row.collection, documentId, row.version);
    if (!version) throw notFound();
    const stored = JSON.parse(version.data);
    const fields = fieldsOf(collection, stored);
    const restorable = await restorableData(tx, collection, { fields, documentId, locale });
    const data = { slug: hasDrafts ? '' : `restored-${documentId}`, ...restorable.data };
    const checked = checkData(data, collection, { isWhole: true, isDraft: hasDrafts });
    const times = { createdAt: row.created_at, updatedAt: now };
    const rowId = await saveDocument(tx, collection, checked, { documentId, locale, times });
    if (stored.first_published_at) {
      await updateRow(tx, collection, rowId, { first_published_at: stored.first_published_at });
    }
    const { editorId } = writer;
    const translations = await findTranslations(tx, collection, documentId);
    const own = translationIn(translations, collection, locale);
    const others = [...translations.values()].filter((other) => other !== own);
    const place = { collection, documentId, locale, others, status, now } as const;
    await settlePublication(tx, service, {
      ...place,
      editorId,
      publishedAt: undefined,
      kind: 'restored',
    });
    const after = { checked, status } as const;
    await recordWrite(tx, {
      ...writer,
      collection,
      documentId,
      now,
      after,
      action: 'content.restore',
    });
    return restorable.lost;
  });
  if (!hasDrafts) service.changed(changedTags(collection, [row.slug], service.collections));
  return { entry: await describeEntry(service, writer, reference), lost };
}
