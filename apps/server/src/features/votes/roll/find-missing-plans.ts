import type { Plan, RequiredPlan } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { plansIncludedIn } from '../../content/index.ts';
import type { VotesContext } from '../context.ts';
import type { RollRules } from './candidates.repo.ts';

const includes = (plan: Plan | null | undefined, required: RequiredPlan): boolean =>
  plan ? plansIncludedIn(plan).includes(required) : false;

/**
 * Tells for each member, or for one, whether their plan is missing, now or on the day that decides: nobody gets a
 * vote who changes to a larger plan on the news of it.
 */
export async function findMissingPlans(
  { findPlans, findPlansBefore }: Pick<VotesContext, 'findPlans' | 'findPlansBefore'>,
  queries: Queries,
  { required_plan, paid_before, joined_before }: RollRules,
  userId?: number,
): Promise<(userId: number) => 'plan' | 'planLate' | null> {
  const plans = await findPlans(queries, userId);
  const earlier = await findPlansBefore(queries, paid_before ?? joined_before, userId);
  return (id) => {
    if (!includes(plans.get(id), required_plan)) return 'plan';
    return earlier.has(id) && !includes(earlier.get(id), required_plan) ? 'planLate' : null;
  };
}
