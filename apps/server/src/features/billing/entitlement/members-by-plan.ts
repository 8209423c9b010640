import type { MemberFilter, SubscriptionStatus } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';
import {
  findCurrentPlans,
  findGrantedPlans,
  onPlan,
  selectBilled,
} from './members-by-plan.repo.ts';

/** A condition for a query of `users`. */
export const isOnPlan = (plan: NonNullable<MemberFilter['plan']>, now: string): Sql =>
  onPlan(plan, now);

/** A query for the ids of members. */
export const membersBilled = (state: NonNullable<MemberFilter['billing']>): Sql =>
  selectBilled(state);

export interface MemberPlan {
  readonly status: SubscriptionStatus | null;
  readonly cancel_at_period_end: 0 | 1 | null;
  /** Of the subscription. */
  readonly plan: string | null;
  /** A gift or a seat. */
  readonly granted_plan: string | null;
}

const NO_PLAN: MemberPlan = {
  status: null,
  cancel_at_period_end: null,
  plan: null,
  granted_plan: null,
};

/** The current subscriptions and grants of members, by their ids. */
export async function findMemberPlans(
  queries: Queries,
  userIds: readonly number[],
  now: string,
): Promise<(userId: number) => MemberPlan> {
  const plans = new Map<number, MemberPlan>();
  const add = (userId: number, found: Partial<MemberPlan>) =>
    plans.set(userId, { ...NO_PLAN, ...plans.get(userId), ...found });
  for (const { user_id, ...subscription } of await findCurrentPlans(queries, userIds)) {
    add(user_id, subscription);
  }
  // The one that began first is the last that is set.
  for (const { user_id, plan_id } of (await findGrantedPlans(queries, userIds, now)).toReversed()) {
    add(user_id, { granted_plan: plan_id });
  }
  return (userId) => plans.get(userId) ?? NO_PLAN;
}
