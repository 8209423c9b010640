import type { EntryState, ReviewState } from '@rostra/contract';
import { type RawBuilder, sql } from 'kysely';

const hasScheduledChange = sql<boolean>`(collection, document_id, locale) in (
  select collection, document_id, locale from scheduled_changes
  where action = 'publish' and failure is null)`;

/** The condition for `entryState`. Live texts with a scheduled change are among the scheduled ones. */
export function hasState(state: EntryState, now: string): RawBuilder<boolean> {
  switch (state) {
    case 'draft':
      return sql<boolean>`visible_from = ''`;
    case 'scheduled':
      return sql<boolean>`(visible_from > ${now} or ${hasScheduledChange})`;
    case 'live':
      return sql<boolean>`visible_from <> '' and visible_from <= ${now} and live_version = version`;
    case 'live with changes':
      return sql<boolean>`visible_from <> '' and visible_from <= ${now}
        and (live_version is null or live_version <> version)`;
  }
}

/** The condition for `reviewState`. */
export function hasReview(review: ReviewState, now: string): RawBuilder<boolean> {
  const isOver = sql<boolean>`(review_state = 'approved' and ${hasState('live', now)})`;
  switch (review) {
    case 'none':
      return sql<boolean>`(review_state = 'none' or ${isOver})`;
    case 'approved':
      return sql<boolean>`(review_state = 'approved' and not ${isOver})`;
    default:
      return sql<boolean>`review_state = ${review}`;
  }
}
