import type { Plan } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { BillingContext } from '../context.ts';
import { findChangesSince } from './current-subscriptions.repo.ts';

/** The plans that members had at an earlier time, if they have changed since. Null: none. */
export async function listPlansBefore(
  { site }: Pick<BillingContext, 'site'>,
  queries: Queries,
  since: { at: string; userId?: number | undefined },
): Promise<Map<number, Plan | null>> {
  const plans = new Map<number, Plan | null>();
  for (const { user_id: userId, plan_before: planId } of await findChangesSince(queries, since)) {
    // The first change says what was before all of them.
    if (userId === null || plans.has(userId)) continue;
    plans.set(userId, planId === null ? null : (site.plans.find(planId)?.level ?? null));
  }
  return plans;
}
