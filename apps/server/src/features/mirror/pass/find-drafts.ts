import type { KnownDocument } from '../../imports/index.ts';
import { draftKey, type Failure } from '../status/remarks.repo.ts';

/** When entries were changed, by their ids. */
export type Times = ReadonlyMap<string, string>;

/** Strapi saves a draft and publishes it a moment later, and calls them the same up to this difference. */
const TOLERANCE_MS = 500;

interface DraftSearch {
  readonly isFull: boolean;
  /** Of published entries. */
  readonly times: Times;
  /** Undefined if Strapi shows none. */
  readonly drafts: Times | undefined;
  readonly known: readonly KnownDocument[];
  readonly failed: readonly Failure[];
  readonly hints: ReadonlySet<string>;
}

/** The drafts to read. Strapi 5 has one of each entry, most of them the same as what is published. */
export function findDrafts({ isFull, times, drafts, known, failed, hints }: DraftSearch): string[] {
  const notes = new Map(known.map((one) => [one.sourceId, one]));
  const failures = new Map(failed.map((one) => [one.sourceId, one.updatedAt]));
  return [...(drafts ?? [])].flatMap(([id, time]) => {
    const note = notes.get(id);
    const isSeen =
      note?.row.draft_updated_at === time || failures.get(draftKey({ sourceId: id })) === time;
    const publishedTime = times.get(id);
    if (publishedTime !== undefined && isSameTime(publishedTime, time)) {
      // Changes that were discarded. What was published since is written with its publication.
      const isDiscarded = note?.row.draft_hash && note.updatedAt === publishedTime;
      return isDiscarded && !isSeen ? [id] : [];
    }
    // Writing the published text replaces the draft.
    const isReplaced = publishedTime !== undefined && note?.updatedAt !== publishedTime;
    return isSeen && !isReplaced && !isFull && !hints.has(id) ? [] : [id];
  });
}

const isSameTime = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= TOLERANCE_MS;
