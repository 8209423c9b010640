import { type PlanFacts, planFacts } from '@rostra/contract';

/** The plan that an address asks for: undefined if it asks for none, null if there is no such plan. */
export function chosenPlan(search: string): PlanFacts | null | undefined {
  const id = new URLSearchParams(search).get('plan');
  if (id === null) return undefined;
  return planFacts.find((plan) => plan.id === id) ?? null;
}

export const OVERVIEW_PATH = '/dashboard/subscription';
export const planPath = (id: string) => `${OVERVIEW_PATH}?plan=${encodeURIComponent(id)}`;
