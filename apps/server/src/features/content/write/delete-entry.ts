import type { AuditAction } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { trashEntry } from '../entries/index/trash-entry.ts';
import type { LocaleScope } from '../locales/locales.ts';
import { deleteChanges } from '../schedule/scheduled-changes.repo.ts';
import { storeFormerSlug } from '../slugs/store-former-slug.ts';
import { storeVersion } from '../versions/store-version.ts';
import { versionData } from '../versions/version-data.ts';
import { changedTags } from './changed-tags.ts';
import { checkNeverPublished, isOwnDocument } from './checks/check-author.ts';
import { checkEditedHere } from './checks/check-edited-here.ts';
import { checkNoOpenVote } from './checks/check-no-open-vote.ts';
import { checkVersion } from './checks/check-version.ts';
import { type Document, deleteRows, lockTranslations, translationIn } from './documents.repo.ts';
import { announceChange } from './publication/announce-change.ts';
import { isVisible } from './publication/is-visible.ts';
import { recordWrite } from './record-write.ts';
import { transact } from './transact.ts';
import type { WriteRequest, Writer } from './write-request.ts';

interface Deletion extends Writer, Pick<WriteRequest, 'collection'> {
  readonly locale: LocaleScope;
  /** The version that the caller has seen. */
  readonly ifMatch?: number | undefined;
}

/**
 * Deletes one translation of the document, or all. The versions stay, so that it can be restored. Returns
 * false if the document does not exist, which for authors includes documents of other people.
 */
export async function deleteEntry(
  service: ContentService,
  write: Deletion,
  id: string,
): Promise<boolean> {
  const { collection, locale: scope } = write;
  const now = service.store.now();
  const slugs = await transact(service, async (tx) => {
    const translations = await lockTranslations(tx, collection, id);
    const [any] = translations.values();
    if (!any || !(await isOwnDocument(tx, write, any.draft.document_id))) return undefined;
    await checkEditedHere(tx, service, collection, any.draft.document_id);
    await checkNoOpenVote(tx, service, collection, any.draft.document_id);
    const asked =
      scope.kind === 'all'
        ? [...translations.values()]
        : [translationIn(translations, collection, scope.locale)];
    const documents = asked.filter((document) => document !== undefined);
    if (documents.length === 0) throw notFound();
    for (const document of documents) {
      checkNeverPublished(write, document);
      await checkVersion(tx, service, write, document);
      await deleteTranslation(tx, service, write, { document, now });
    }
    return documents.flatMap(({ draft, published }) => [draft.slug, published?.slug]);
  });
  if (slugs) service.changed(changedTags(collection, slugs, service.collections));
  return slugs !== undefined;
}

/** Moves one translation to the trash. The caller has checked that this is allowed. */
export async function deleteTranslation(
  tx: Queries,
  service: ContentService,
  write: Pick<Deletion, 'collection' | 'editorId' | 'actor'> & {
    action?: AuditAction;
    into?: string;
  },
  { document, now }: { document: Document; now: string },
): Promise<void> {
  const { collection, editorId } = write;
  const { draft, published } = document;
  const data = {
    ...(await versionData(tx, collection, draft)),
    // A restored entry keeps its publication date.
    ...(isVisible(collection, published, now) && published
      ? { first_published_at: published.published_at }
      : {}),
  };
  // Its editions stay public under this address.
  await storeFormerSlug(tx, collection, published, { slug: undefined, now });
  await deleteRows(tx, collection, [draft.id, ...(published ? [published.id] : [])]);
  const locale = String(draft.locale ?? service.store.locales.default);
  await deleteChanges(tx, {
    collection: collection.plural,
    documentId: draft.document_id,
    locale,
  });
  await service.index.remove(tx, collection, { ...draft, locale });
  await announceChange(tx, {
    ...{ collection, locale, now, after: undefined, gone: 'content.deleted' },
    before: collection.hasDrafts ? published : draft,
  });
  const version = await storeVersion(tx, {
    collection: collection.plural,
    documentId: draft.document_id,
    locale,
    status: 'deleted',
    data,
    editorId,
    at: now,
  });
  await trashEntry(tx, service.entries, { collection, draft, version, editorId, now });
  await recordWrite(tx, { ...write, documentId: draft.document_id, now, before: draft });
}
