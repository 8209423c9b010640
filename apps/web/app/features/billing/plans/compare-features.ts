import type { Plan, PlanFacts } from '@rostra/contract';

export interface ComparedFeature {
  text: string;
  /** The plans that have it. */
  plans: ReadonlySet<Plan>;
}

/** "Everything in Basic" is what the comparison itself shows. */
const isSummary = (feature: string) => feature.startsWith('Everything in ');

/** Every feature once, with the plans that have it: the larger ones have what the smaller ones do. */
export function compareFeatures(plans: readonly PlanFacts[]): ComparedFeature[] {
  const texts = new Set(
    plans.flatMap(({ features }) => features).filter((text) => !isSummary(text)),
  );
  return [...texts].map((text) => {
    const smallest = plans.findIndex(({ features }) => features.includes(text));
    return { text, plans: new Set(plans.slice(smallest).map(({ id }) => id)) };
  });
}
