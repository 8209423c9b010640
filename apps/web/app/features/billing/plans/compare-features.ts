import type { Plan, PlanFacts } from '@rostra/contract';

export interface ComparedFeature {
  text: string;
  /** The plans that include it. */
  plans: ReadonlySet<Plan>;
}

/** "Everything in Basic" is implied by the comparison. */
const isSummary = (feature: string) => feature.startsWith('Everything in ');

/**
 * Every feature once, with the plans that include it. Larger plans include what smaller ones do.
 */
export function compareFeatures(plans: readonly PlanFacts[]): ComparedFeature[] {
  const texts = new Set(
    plans.flatMap(({ features }) => features).filter((text) => !isSummary(text)),
  );
  return [...texts].map((text) => {
    const smallest = plans.findIndex(({ features }) => features.includes(text));
    return { text, plans: new Set(plans.slice(smallest).map(({ id }) => id)) };
  });
}
