import { plans as levels, type PlanDetails, type PlanFeature } from '@rostra/contract';

type ComparedName = Exclude<PlanFeature, 'allOfBasic' | 'allOfPremium'>;

export interface ComparedFeature {
  name: ComparedName;
  /** The plans that include it. */
  plans: ReadonlySet<string>;
}

/** "Everything in Basic" is implied by the comparison. */
const isCompared = (feature: PlanFeature): feature is ComparedName =>
  feature !== 'allOfBasic' && feature !== 'allOfPremium';

const bySize = (a: PlanDetails, b: PlanDetails) =>
  levels.indexOf(a.level) - levels.indexOf(b.level);

/**
 * Every feature once, with the plans that include it. Larger plans include what smaller ones do. Plans with
 * features of their own are not compared.
 */
export function compareFeatures(plans: readonly PlanDetails[]): ComparedFeature[] {
  const compared = plans.filter(({ ownFeatures }) => !ownFeatures).sort(bySize);
  const names = new Set(compared.flatMap(({ features }) => features.filter(isCompared)));
  return [...names].map((name) => {
    const smallest = compared.findIndex(({ features }) => features.includes(name));
    return { name, plans: new Set(compared.slice(smallest).map(({ id }) => id)) };
  });
}
