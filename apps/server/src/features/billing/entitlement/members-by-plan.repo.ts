import type { MemberFilter } from '@rostra/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';

const subscriptions = (condition: Sql) =>
  sql`select user_id from subscriptions where is_current = 1 and ${condition}`;

/** An ended subscription has no plan. */
const hasPlan = sql`plan is not null and status not in ('canceled', 'incomplete_expired')`;

/** Of the price if it is one of ours; otherwise the built-in plan. */
const planId = sql`coalesce((select plan_id from plan_prices where plan_prices.id = subscriptions.price_id), plan)`;

/** Gifts and seats that are in force. */
const grants = (now: string) => sql`select user_id from plan_grants
  where ended_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})`;

export const onPlan = (plan: NonNullable<MemberFilter['plan']>, now: string): Sql =>
  plan === 'none'
    ? sql`not exists (${subscriptions(hasPlan)} and user_id = users.id)
        and not exists (${grants(now)} and user_id = users.id)`
    : sql`users.id in (${subscriptions(hasPlan)} and ${planId} = ${plan}
        union ${grants(now)} and plan_id = ${plan})`;

const isPaid = sql`status in ('active', 'trialing')`;

const billingIs: Record<NonNullable<MemberFilter['billing']>, Sql> = {
  active: sql`${isPaid} and cancel_at_period_end = 0`,
  ending: sql`${isPaid} and cancel_at_period_end = 1`,
  past_due: sql`status in ('past_due', 'unpaid')`,
  ended: sql`status = 'canceled'`,
};

export const selectBilled = (state: NonNullable<MemberFilter['billing']>): Sql =>
  subscriptions(billingIs[state]);

export const findCurrentPlans = (queries: Queries, userIds: readonly number[]) =>
  queries
    .selectFrom('subscriptions')
    .select(['user_id', 'status', 'cancel_at_period_end'])
    .select(({ fn, selectFrom }) =>
      fn
        .coalesce(
          selectFrom('plan_prices')
            .select('plan_prices.plan_id')
            .whereRef('plan_prices.id', '=', 'subscriptions.price_id'),
          'subscriptions.plan',
        )
        .as('plan'),
    )
    .where('user_id', 'in', userIds)
    .where('is_current', '=', 1)
    .execute();

/** In the order in which they began. */
export const findGrantedPlans = (queries: Queries, userIds: readonly number[], now: string) =>
  queries
    .selectFrom('plan_grants')
    .select(['user_id', 'plan_id'])
    .where('user_id', 'in', userIds)
    .where('ended_at', 'is', null)
    .where('starts_at', '<=', now)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
