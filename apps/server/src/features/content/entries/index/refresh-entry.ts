import type { Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';
import { findCreatorId } from '../../versions/versions.repo.ts';
import type { Document } from '../../write/documents.repo.ts';
import { NO_REVIEW } from '../review-state.ts';
import { findEntryRow, upsertEntryRow } from './content-entries.repo.ts';
import { endsReview } from './ends-review.ts';
import type { EntryIndex } from './entry-index.ts';
import { slugOf, textOf } from './entry-text.ts';
import { indexWords } from './entry-words.repo.ts';
import { recordFileUses } from './record-file-uses.ts';

export interface Refresh {
  readonly collection: Collection;
  readonly document: Document;
  /** The version that the draft now has. */
  readonly version: number;
  /** The version that readers see; undefined if that did not change. */
  readonly liveVersion?: number | null;
  readonly editorId: number | null;
}

/** Updates what staff see of an entry in lists and search. Runs in the transaction of each write. */
export async function refreshEntry(
  tx: Queries,
  index: EntryIndex,
  { collection, document, version, liveVersion, editorId }: Refresh,
): Promise<void> {
  const { draft, published } = document;
  const key = {
    collection: collection.plural,
    documentId: draft.document_id,
    locale: String(draft.locale ?? index.locale),
  };
  const before = await findEntryRow(tx, key);
  const title = titleOf(draft);
  const live = collection.hasDrafts ? published : draft;
  const visibleFrom = live ? String(live.published_at ?? live.created_at) : '';
  const now = String(draft.updated_at);
  const isReviewOver = await endsReview(tx, before, {
    collection,
    now,
    version,
    liveVersion,
    visibleFrom,
    editorId,
  });
  const id = await upsertEntryRow(tx, {
    collection: key.collection,
    document_id: key.documentId,
    locale: key.locale,
    title,
    sort_title: title.toLowerCase(),
    slug: slugOf(draft),
    created_at: String(draft.created_at),
    updated_at: now,
    version,
    live_version: collection.hasDrafts
      ? liveVersion === undefined
        ? (before?.live_version ?? null)
        : liveVersion
      : version,
    visible_from: visibleFrom,
    editor_id: editorId,
    owner_id: before ? before.owner_id : await findCreatorId(tx, key.collection, key.documentId),
    deleted_at: null,
    ...(isReviewOver ? NO_REVIEW : {}),
  });
  await recordFileUses(tx, collection, key, document);
  await indexWords(tx, index.kind, id, { title, body: textOf(collection, draft) });
}

/** Entries have a title or a name. */
const titleOf = ({ title, name }: Record<string, unknown>): string => String(title ?? name ?? '');
