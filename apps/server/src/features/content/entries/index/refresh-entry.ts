import type { Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';
import { findCreatorId } from '../../versions/versions.repo.ts';
import type { Document } from '../../write/documents.repo.ts';
import { type EntryRow, findEntryRow, upsertEntryRow } from './content-entries.repo.ts';
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
  const id = await upsertEntryRow(tx, {
    collection: key.collection,
    document_id: key.documentId,
    locale: key.locale,
    title,
    sort_title: title.toLowerCase(),
    slug: slugOf(draft),
    created_at: String(draft.created_at),
    updated_at: String(draft.updated_at),
    version,
    live_version: collection.hasDrafts
      ? liveVersion === undefined
        ? (before?.live_version ?? null)
        : liveVersion
      : version,
    visible_from: live ? String(live.published_at ?? live.created_at) : '',
    editor_id: editorId,
    owner_id: before ? before.owner_id : await findCreatorId(tx, key.collection, key.documentId),
    deleted_at: null,
    ...(liveVersion === version || isChangedAfterApproval(before, { version, editorId })
      ? NO_REVIEW
      : {}),
  });
  await recordFileUses(tx, collection, key, document);
  await indexWords(tx, index.kind, id, { title, body: textOf(collection, draft) });
}

/** Publishing ends a review. So does a change of an approved text, unless the reviewer makes it. */
const NO_REVIEW = {
  review_state: 'none',
  review_note: null,
  review_by: null,
  review_at: null,
} as const;

const isChangedAfterApproval = (
  before: EntryRow | undefined,
  { version, editorId }: Pick<Refresh, 'version' | 'editorId'>,
) =>
  before?.review_state === 'approved' &&
  before.version !== version &&
  before.review_by !== editorId;

/** Entries have a title or a name. */
const titleOf = ({ title, name }: Record<string, unknown>): string => String(title ?? name ?? '');
