import { type PlanFacts, planFacts } from '@rostra/contract';
import { planFromSearch } from '../../../lib/navigation/plan-path.ts';

/** The plan that an address asks for: undefined if it asks for none, null if there is no such plan. */
export function chosenPlan(search: string): PlanFacts | null | undefined {
  const id = planFromSearch(search);
  if (id === undefined) return undefined;
  return planFacts.find((plan) => plan.id === id) ?? null;
}
