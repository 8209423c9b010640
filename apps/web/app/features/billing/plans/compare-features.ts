import type { Plan, PlanDetails, PlanFeature } from '@rostra/contract';

type ComparedName = Exclude<PlanFeature, 'allOfBasic' | 'allOfPremium'>;

export interface ComparedFeature {
  name: ComparedName;
  /** The plans that include it. */
  plans: ReadonlySet<Plan>;
}

/** "Everything in Basic" is implied by the comparison. */
const isCompared = (feature: PlanFeature): feature is ComparedName =>
  feature !== 'allOfBasic' && feature !== 'allOfPremium';

/**
 * Every feature once, with the plans that include it. Larger plans include what smaller ones do.
 */
export function compareFeatures(plans: readonly PlanDetails[]): ComparedFeature[] {
  const names = new Set(plans.flatMap(({ features }) => features.filter(isCompared)));
  return [...names].map((name) => {
    const smallest = plans.findIndex(({ features }) => features.includes(name));
    return { name, plans: new Set(plans.slice(smallest).map(({ id }) => id)) };
  });
}
