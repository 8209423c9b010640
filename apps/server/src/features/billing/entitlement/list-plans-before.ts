import type { Plan } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { BillingContext } from '../context.ts';
import { findGrantsAt } from '../grants/grants.repo.ts';
import { betterPlan } from './best-entitlement.ts';
import { findChangesSince } from './current-subscriptions.repo.ts';
import { listSubscribed } from './list-entitled.ts';

interface Since {
  at: string;
  userId?: number | undefined;
}

/** The plans that members had at an earlier time, if they have changed since. Null: none. */
export async function listPlansBefore(
  context: Pick<BillingContext, 'graceDays' | 'now' | 'site'>,
  queries: Queries,
  since: Since,
): Promise<Map<number, Plan | null>> {
  const plans = new Map<number, Plan | null>();
  for (const { user_id: userId, plan_before: planId } of await findChangesSince(queries, since)) {
    // The first change says what was before all of them.
    if (userId === null || plans.has(userId)) continue;
    plans.set(userId, planId === null ? null : (context.site.plans.find(planId)?.level ?? null));
  }
  return withGrants(context, queries, since, plans);
}

/** Grants that nobody has paid for, or that were not there yet, count as none. */
async function withGrants(
  context: Pick<BillingContext, 'graceDays' | 'now'>,
  queries: Queries,
  { at, userId }: Since,
  plans: Map<number, Plan | null>,
): Promise<Map<number, Plan | null>> {
  const present = await findGrantsAt(queries, context.now().toISOString(), userId);
  const earlier = await findGrantsAt(queries, at, userId);
  if (present.length === 0 && earlier.length === 0) return plans;
  const subscribed = await listSubscribed(context, queries, userId);
  for (const { user_id: id } of present) {
    if (!plans.has(id)) plans.set(id, subscribed.get(id) ?? null);
  }
  for (const { user_id: id, plan, is_paid: isPaid, created_at: createdAt } of earlier) {
    if (isPaid === 0 || createdAt >= at) continue;
    const own = plans.has(id) ? plans.get(id) : subscribed.get(id);
    plans.set(id, betterPlan(own ?? null, plan));
  }
  return plans;
}
