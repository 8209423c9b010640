import type { AuditAction, VersionKind } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import type { EditionNote } from '../editions/number-edition.ts';
import { recordSharing } from '../locales/record-sharing.ts';
import { shareDraft } from '../locales/share-with-translations.ts';
import { changesSharedValues } from '../locales/shared-values.ts';
import type { Status } from '../query/read-query.ts';
import { storeFormerSlug } from '../slugs/store-former-slug.ts';
import { checkBody } from '../validate/check-body.ts';
import { type CheckedData, checkData } from '../validate/check-data.ts';
import { beginsVersion } from '../versions/store-version.ts';
import { addTranslation } from './add-translation.ts';
import { changedTags } from './changed-tags.ts';
import { checkDraftOnly, checkOwnDocument } from './checks/check-author.ts';
import { checkEditedHere } from './checks/check-edited-here.ts';
import { checkVersion } from './checks/check-version.ts';
import {
  type Document,
  findDocument,
  lockTranslations,
  type Translations,
  translationIn,
} from './documents.repo.ts';
import { settlePublication } from './publication/settle-publication.ts';
import { recordWrite } from './record-write.ts';
import { saveDocument } from './save-document.ts';
import { transact } from './transact.ts';
import { readData, type WriteRequest } from './write-request.ts';

interface Update extends Omit<WriteRequest, 'status'> {
  /** The version that the change is based on. A later one is not overwritten. */
  readonly ifMatch?: number | undefined;
  readonly kind?: VersionKind;
  /** For readers: why the text is changed. */
  readonly note?: EditionNote | undefined;
  /** For the audit log, if it is more than a change. */
  readonly action?: AuditAction;
  /** Unchanged: published only if the draft has no unpublished changes. */
  readonly status: Status | 'unchanged';
}

/**
 * Changes the fields in the body and leaves the rest. A document that does not exist in this language yet gets
 * a translation. Returns the document id.
 */
export async function updateEntry(
  service: ContentService,
  write: Update,
  id: string,
): Promise<string> {
  const { collection, locale, editorId } = write;
  const data = readData(write.body, service.store.locales);
  const isDraft = collection.hasDrafts && write.status === 'draft';
  const checked = checkData(data, collection, { isWhole: false, isDraft });
  await checkBody(service.renderPool, checked);
  const now = service.store.now();
  const { documentId, slugs } = await transact(service, async (tx) => {
    const translations = await lockTranslations(tx, collection, id);
    const [any] = translations.values();
    if (!any) throw notFound();
    const documentId = any.draft.document_id;
    await checkEditedHere(tx, service, collection, documentId);
    const before = translationIn(translations, collection, locale);
    const status = write.status === 'unchanged' ? statusOf(collection, before) : write.status;
    await checkOwnDocument(tx, write, documentId);
    if (before) await checkVersion(tx, service, write, before);
    checkDraftOnly({ ...write, status, publishedAt: checked.publishedAt });
    const target = { documentId, locale, times: { updatedAt: now } };
    if (before) await saveDocument(tx, collection, checked, { ...target, row: before.draft });
    else await addTranslation(tx, service, data, { ...target, collection, translations, isDraft });
    const others = othersOf(translations, before);
    await shareChanges(tx, { collection, checked, documentId, locale, others, now });
    if (!collection.hasDrafts && before) {
      await storeFormerSlug(tx, collection, before.draft, {
        slug: checked.columns.slug ?? before.draft.slug,
        now,
      });
    }
    const isRecorded = await beginsStretch(tx, write, { documentId, now });
    const { publishedAt } = checked;
    const { entries } = service;
    await settlePublication(tx, service, {
      collection,
      documentId,
      locale,
      others,
      status,
      publishedAt,
      editorId,
      now,
      note: write.note,
      ...(write.kind ? { kind: write.kind } : {}),
    });
    await recordSharing(tx, entries, { collection, documentId, others, editorId, now });
    const after = { checked, status };
    const previous = before ? { before: before.draft } : {};
    if (isRecorded) {
      await recordWrite(tx, { ...write, documentId, now, ...previous, after });
    }
    const isSeen = status === 'published' || publishedAt !== undefined;
    const slugs = [before?.draft.slug, before?.published?.slug, checked.columns.slug];
    return { documentId, slugs: isSeen ? slugs : undefined };
  });
  // Drafts are not part of any cached page.
  if (slugs) service.changed(changedTags(collection, slugs, service.collections));
  return documentId;
}

/** What is typed without a break is one change: only the first autosave of a version is recorded. */
async function beginsStretch(
  tx: Queries,
  { kind, collection, locale, editorId }: Update,
  { documentId, now }: { documentId: string; now: string },
): Promise<boolean> {
  // Without drafts, readers see every save.
  if (kind !== 'autosave' || !collection.hasDrafts) return true;
  const key = { collection: collection.plural, documentId, locale };
  return beginsVersion(tx, { ...key, editorId, at: now });
}

const othersOf = (translations: Translations, own: Document | undefined): Document[] =>
  [...translations.values()].filter((document) => document !== own);

async function shareChanges(
  tx: Queries,
  {
    collection,
    checked,
    documentId,
    locale,
    others,
    now,
  }: {
    collection: Collection;
    checked: CheckedData;
    documentId: string;
    locale: string;
    others: readonly Document[];
    now: string;
  },
): Promise<void> {
  if (others.length === 0 || !changesSharedValues(collection, checked)) return;
  const saved = await findDocument(tx, collection, documentId, locale);
  if (saved) await shareDraft(tx, collection, saved.draft, { others, now });
}

/** Publishing copies `updated_at` too, so the rows differ if there are unpublished changes. */
const statusOf = ({ hasDrafts }: Collection, document: Document | undefined): Status =>
  !hasDrafts || (document && document.published?.updated_at === document.draft.updated_at)
    ? 'published'
    : 'draft';
