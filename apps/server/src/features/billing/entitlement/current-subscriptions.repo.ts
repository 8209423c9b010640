import type { Queries } from '../../../db/client.ts';

/** Of all members, or of one or some. */
export function findCurrentSubscriptions(queries: Queries, userId?: number | readonly number[]) {
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
  return (userId === undefined ? query : query.where('user_id', 'in', [userId].flat())).execute();
}

/** What members, or one of them, changed from that time on, in order. */
export async function findChangesSince(
  queries: Queries,
  { at, userId }: { at: string; userId?: number | undefined },
) {
  const changesIn = (table: 'revenue_movements' | 'plan_swaps') => {
    const query = queries
      .selectFrom(table)
      .select(['user_id', 'plan_before', 'occurred_at', 'id'])
      .where('user_id', 'is not', null)
      .where('occurred_at', '>=', at);
    return userId === undefined ? query : query.where('user_id', '=', userId);
  };
  return changesIn('revenue_movements')
    .unionAll(changesIn('plan_swaps'))
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
}
