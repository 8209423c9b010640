import type { PlanDetails } from '@rostra/contract';
import { planFromSearch } from '../../../lib/plans/plan-path.ts';

/** The plan in the URL: undefined if there is none, null if it does not exist. */
export function chosenPlan(
  search: string,
  plans: readonly PlanDetails[],
): PlanDetails | null | undefined {
  const id = planFromSearch(search);
  if (id === undefined) return undefined;
  return plans.find((plan) => plan.id === id) ?? null;
}
