import { isDeepStrictEqual } from 'node:util';
import type { VersionKind, VersionStatus } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';
import { type EditionNote, editionOf } from '../../editions/number-edition.ts';
import { refreshEntry } from '../../entries/index/refresh-entry.ts';
import { sharePublished } from '../../locales/share-with-translations.ts';
import type { Status } from '../../query/read-query.ts';
import { deleteChanges } from '../../schedule/scheduled-changes.repo.ts';
import { bodyError, fieldError } from '../../validate/body-error.ts';
import { checkComplete } from '../../validate/check-complete.ts';
import { fieldsOf } from '../../versions/fields-of.ts';
import { storeVersion } from '../../versions/store-version.ts';
import { versionData } from '../../versions/version-data.ts';
import { checkNoOpenVote } from '../checks/check-no-open-vote.ts';
import { type Document, findDocument, type Row } from '../documents.repo.ts';
import { announceChange } from './announce-change.ts';
import { fillSlug } from './fill-slug.ts';
import { isVisible } from './is-visible.ts';
import { publishDocument, unpublishDocument } from './publish-document.ts';
import type { PublishingService } from './publishing-service.ts';

export interface Settlement {
  readonly collection: Collection;
  readonly documentId: string;
  readonly locale: string;
  /** The other translations of the document. */
  readonly others: readonly Document[];
  readonly status: Status;
  readonly publishedAt: string | null | undefined;
  readonly editorId: number | null;
  readonly now: string;
  readonly kind?: VersionKind;
  /** Why readers get another text. */
  readonly note?: EditionNote | undefined;
}

const VISIBLE_NOW =
  'publishedAt must not be in the future: readers see this entry now. ' +
  'Unpublish it first (publishedAt: null), or save the change as a draft.';

/**
 * Runs after the draft row is saved: publishes or unpublishes the document if requested, adds a version
 * and updates the lists for staff. Returns the number of the version.
 */
export async function settlePublication(
  tx: Queries,
  service: PublishingService,
  settlement: Settlement,
): Promise<number> {
  const { collection, documentId, locale, now, editorId, kind } = settlement;
  const before = await findDocument(tx, collection, documentId, locale);
  if (!before) throw new Error('A saved document is missing');
  const { status, visibleFrom, document } = await publishOrWithdraw(
    tx,
    service,
    before,
    settlement,
  );
  const data = await versionData(tx, collection, document.draft);
  const version = await storeVersion(tx, {
    collection: collection.plural,
    documentId,
    locale,
    status,
    data,
    edition: editionOf(collection, data, settlement.note),
    editorId,
    at: now,
    ...(kind ? { kind } : {}),
    ...(visibleFrom ? { visibleFrom } : {}),
  });
  const isNew = version === 1;
  if (!collection.hasDrafts) {
    // Readers see every save.
    const after = document.draft;
    const seen = isNew ? undefined : after;
    await announceChange(tx, { collection, locale, now, before: seen, after });
  }
  if (status !== 'draft' && !isNew) {
    // Publishing or unpublishing by hand cancels what was scheduled.
    const key = {
      collection: collection.plural,
      documentId,
      locale: String(document.draft.locale ?? service.entries.locale),
    };
    await deleteChanges(tx, key, status === 'withdrawn' ? undefined : 'publish');
  }
  const isLive =
    status === 'draft'
      ? await isPublishedText(tx, collection, document, data)
      : status !== 'withdrawn';
  await refreshEntry(tx, service.entries, {
    collection,
    document,
    version,
    editorId,
    ...(status === 'withdrawn' ? { liveVersion: null } : {}),
    ...(isLive ? { liveVersion: version } : {}),
  });
  return version;
}

/** A draft that was changed back has nothing left to publish. */
async function isPublishedText(
  tx: Queries,
  collection: Collection,
  { published }: Document,
  draft: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (!collection.hasDrafts || !published) return false;
  const live = await versionData(tx, collection, published);
  return isDeepStrictEqual(fieldsOf(collection, live), fieldsOf(collection, draft));
}

async function publishOrWithdraw(
  tx: Queries,
  service: PublishingService,
  document: Document,
  settlement: Settlement,
): Promise<{ status: VersionStatus; visibleFrom?: string; document: Document }> {
  const { collection, locale, others, now, status } = settlement;
  const { index } = service;
  const isPublishing = status === 'published' && settlement.publishedAt !== null;
  if (!collection.hasDrafts) return { status: isPublishing ? 'published' : 'draft', document };
  if (isPublishing) {
    await checkNoOpenVote(tx, service, collection, document.draft.document_id);
    const draft = await completeDraft(tx, collection, document.draft, locale);
    const publishedAt = publicationTime(document, settlement);
    const publication = { publishedAt, locale, now, index };
    const row = await publishDocument(tx, collection, { ...document, draft }, publication);
    await sharePublished(tx, collection, row, { others, now, index });
    return {
      status: publishedAt > now ? 'scheduled' : 'published',
      visibleFrom: publishedAt,
      document: { draft, published: row },
    };
  }
  if (settlement.publishedAt !== null || !document.published) return { status: 'draft', document };
  await checkNoOpenVote(tx, service, collection, document.draft.document_id);
  await unpublishDocument(tx, collection, document, { locale, now, index });
  const after = await findDocument(tx, collection, document.draft.document_id, locale);
  return { status: 'withdrawn', document: after ?? document };
}

async function completeDraft(
  tx: Queries,
  collection: Collection,
  draft: Row,
  locale: string,
): Promise<Row> {
  checkComplete(collection, draft);
  return fillSlug(tx, collection, draft, locale);
}

/** A published entry keeps its publication time, also while it is temporarily unpublished. */
function publicationTime(
  { draft, published }: Document,
  { collection, publishedAt, now }: Settlement,
): string {
  if (publishedAt && publishedAt > now && isVisible(collection, published, now)) {
    throw bodyError([
      fieldError(['publishedAt'], VISIBLE_NOW, {
        value: publishedAt,
        forStaff: messageReference('studio-server', 'rule.visibleNow'),
      }),
    ]);
  }
  const before = published?.published_at ?? draft.first_published_at;
  return publishedAt ?? (before ? String(before) : now);
}
