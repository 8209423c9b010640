import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';
import { fieldsOf } from '../../versions/fields-of.ts';
import { findVersion } from '../../versions/versions.repo.ts';
import { reviewState } from '../review-state.ts';
import type { EntryRow } from './content-entries.repo.ts';

interface Write {
  readonly collection: Collection;
  readonly now: string;
  readonly version: number;
  readonly liveVersion: number | null | undefined;
  /** When readers see the text; empty for a draft. */
  readonly visibleFrom: string;
  readonly editorId: number | null;
}

/**
 * Publishing ends a review, while scheduling an approved text leaves it approved. A change of an
 * approved text ends it, too, unless the reviewer makes it.
 */
export async function endsReview(
  tx: Queries,
  before: EntryRow | undefined,
  { collection, now, version, liveVersion, visibleFrom, editorId }: Write,
): Promise<boolean> {
  if (!before || before.review_state === 'none') return false;
  const isPublished = liveVersion === version;
  if (before.review_state !== 'approved') return isPublished;
  if (isPublished && visibleFrom <= now) return true;
  if (reviewState(before, now) === 'none') return before.version !== version;
  if (before.version === version || before.review_by === editorId) return false;
  return !(await haveSameText(tx, collection, before, version));
}

/** Apart from the slug, which scheduling may set. */
async function haveSameText(
  tx: Queries,
  collection: Collection,
  { document_id: documentId, version: approved }: EntryRow,
  version: number,
): Promise<boolean> {
  const texts = [];
  for (const number of [approved, version]) {
    const row = await findVersion(tx, collection.plural, documentId, number);
    if (!row) return false;
    const { slug: _, ...text } = fieldsOf(collection, JSON.parse(row.data));
    texts.push(text);
  }
  return isDeepStrictEqual(texts[0], texts[1]);
}
