import type { CacheTag } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import { newDocumentId } from '../../../db/document-id.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { freeSlug } from '../slugs/free-slug.ts';
import { storeFormerSlug } from '../slugs/store-former-slug.ts';
import { checkBody } from '../validate/check-body.ts';
import { checkData } from '../validate/check-data.ts';
import { changedTags } from '../write/changed-tags.ts';
import { type Document, lockTranslations, translationIn } from '../write/documents.repo.ts';
import { settlePublication } from '../write/publication/settle-publication.ts';
import { saveDocument } from '../write/save-document.ts';
import { transact } from '../write/transact.ts';

/** An entry that was written elsewhere. */
export interface IncomingEntry {
  readonly collection: Collection;
  /** Undefined for a new document. */
  readonly documentId?: string | undefined;
  readonly locale: string;
  /** As in a write request: relations by document id, files by row id. */
  readonly data: Readonly<Record<string, unknown>> & { readonly slug: string };
  /** Null: a draft. In the future: scheduled. Undefined: only the draft changes, and readers see what they saw before. */
  readonly publishedAt: string | null | undefined;
  readonly createdAt?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly editorId: number | null;
  /** The time of publication counts only for an entry that has not been published here before. */
  readonly keepsFirstPublication?: boolean;
  /** It can be written again from its source, so it need not survive a power cut. */
  readonly isRepeatable?: boolean;
  /** Runs first in the transaction, to make the wanted address free. */
  readonly freeAddress?: ((tx: Queries) => Promise<void>) | undefined;
}

interface SavedEntry {
  readonly documentId: string;
  readonly version: number;
  /** Another one than wanted if that was taken. */
  readonly slug: string;
}

export interface IncomingResult extends SavedEntry {
  /** What to announce with `changed`, once or for several entries together. */
  readonly tags: readonly CacheTag[];
}

/**
 * Writes an entry with its original times through the same checks, versions and indexes as a write of an editor.
 * `record` runs in the same transaction. The caller announces the change.
 */
export async function saveIncoming(
  service: ContentService,
  entry: IncomingEntry,
  record: (tx: Queries, saved: SavedEntry) => Promise<void>,
): Promise<IncomingResult> {
  const { collection, locale, publishedAt, editorId, isRepeatable = false } = entry;
  const documentId = entry.documentId ?? newDocumentId();
  const checked = checkIncoming(entry);
  await checkBody(service.renderPool, checked);
  const now = service.store.now();
  const work = async (tx: Queries) => {
    await entry.freeAddress?.(tx);
    const translations = entry.documentId
      ? await lockTranslations(tx, collection, documentId)
      : new Map();
    const before = translationIn(translations, collection, locale);
    const slug = await freeSlug(tx, collection, entry.data.slug, { documentId, locale });
    const data = { ...checked, columns: { ...checked.columns, slug } };
    const times = { createdAt: entry.createdAt ?? now, updatedAt: entry.updatedAt ?? now };
    const row = before ? { row: before.draft } : {};
    const target = { documentId, locale, times, hasFreeSlug: true, ...row };
    await saveDocument(tx, collection, data, target);
    if (!collection.hasDrafts && before) {
      await storeFormerSlug(tx, collection, before.draft, { slug, now });
    }
    const version = await settlePublication(tx, service, {
      collection,
      documentId,
      locale,
      others: [...translations.values()].filter((document) => document !== before),
      status: isDraft(entry) ? 'draft' : 'published',
      publishedAt: hasFirstPublication(entry, before) ? undefined : publishedAt,
      editorId,
      now,
    });
    const saved = { documentId, version, slug };
    await record(tx, saved);
    return { saved, slugs: [slug, before?.draft.slug, before?.published?.slug] };
  };
  const { saved, slugs } = await transact(service, work, { isRelaxed: isRepeatable });
  if (publishedAt === undefined) return { ...saved, tags: [] };
  const tags = changedTags(collection, slugs, service.collections);
  return { ...saved, tags: ['redirects', ...tags] };
}

const hasFirstPublication = (
  { collection, publishedAt, keepsFirstPublication = false }: IncomingEntry,
  before: Document | undefined,
): boolean =>
  !collection.hasDrafts ||
  (keepsFirstPublication &&
    Boolean(publishedAt) &&
    Boolean(before?.published ?? before?.draft.first_published_at));

/** Throws if the entry cannot be saved as it is. */
export const checkIncoming = (entry: IncomingEntry) =>
  checkData({ ...entry.data }, entry.collection, { isWhole: true, isDraft: isDraft(entry) });

const isDraft = ({ collection, publishedAt }: IncomingEntry): boolean =>
  collection.hasDrafts && (publishedAt === null || publishedAt === undefined);
