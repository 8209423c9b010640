import type { Queries } from '../../../db/client.ts';

/** Of all members, or of one. */
export function findCurrentSubscriptions(queries: Queries, userId?: number) {
  const query = queries
    .selectFrom('subscriptions')
    .select([
      'user_id',
      'status',
      'plan',
      'period_ends_at',
      'ends_at',
      'unpaid_since',
      'pause_starts_at',
    ])
    .where('is_current', '=', 1);
  return (userId === undefined ? query : query.where('user_id', '=', userId)).execute();
}

/** What members, or one of them, changed from that time on, in order. */
export function findChangesSince(
  queries: Queries,
  { at, userId }: { at: string; userId?: number | undefined },
) {
  const query = queries
    .selectFrom('revenue_movements')
    .select(['user_id', 'plan_before'])
    .where('user_id', 'is not', null)
    .where('occurred_at', '>=', at)
    .orderBy('occurred_at')
    .orderBy('id');
  return (userId === undefined ? query : query.where('user_id', '=', userId)).execute();
}
