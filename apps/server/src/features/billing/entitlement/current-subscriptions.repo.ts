import type { Queries } from '../../../db/client.ts';

export const findCurrentSubscriptions = (queries: Queries) =>
  queries
    .selectFrom('subscriptions')
    .select(['user_id', 'status', 'plan', 'period_ends_at', 'ends_at', 'unpaid_since'])
    .where('is_current', '=', 1)
    .execute();
