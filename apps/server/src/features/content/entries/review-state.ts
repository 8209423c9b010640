import type { ReviewState } from '@rostra/contract';
import type { EntryRow } from './index/content-entries.repo.ts';
import { entryState } from './list/entry-state.ts';

type Reviewed = Pick<EntryRow, 'review_state' | 'visible_from' | 'version' | 'live_version'>;

/** An approved text that is scheduled stays approved until readers see it, which nothing records. */
export const reviewState = (row: Reviewed, now: string): ReviewState =>
  row.review_state === 'approved' && entryState(row, now) === 'live' ? 'none' : row.review_state;

/** The columns of an entry that is not in review. */
export const NO_REVIEW = {
  review_state: 'none',
  review_note: null,
  review_by: null,
  review_at: null,
  review_for: null,
} as const;
