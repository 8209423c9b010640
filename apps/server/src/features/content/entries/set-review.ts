import type { ReviewState } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { updateReview } from './index/content-entries.repo.ts';

export interface ReviewChange {
  readonly state: ReviewState;
  readonly note: string | null;
  readonly by: number;
  readonly at: string;
  readonly reviewer: number | null;
}

/** False if the entry is in another state of review, or was deleted. */
export const setReview = (
  tx: Queries,
  entryId: number,
  { state, note, by, at, reviewer }: ReviewChange,
  from: readonly ReviewState[],
): Promise<boolean> =>
  updateReview(
    tx,
    entryId,
    {
      review_state: state,
      review_note: note,
      review_by: by,
      review_at: at,
      review_for: reviewer,
    },
    from,
  );
