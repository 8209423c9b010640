/**
 * The built-in plans, from smallest to largest. They are also the levels of access: every plan unlocks the
 * content of one of them and of the smaller ones.
 */
export const plans = ['basic', 'premium', 'annual'] as const;

export type Plan = (typeof plans)[number];

/** In English, for the API. Pages use the message catalogues. */
export const planFeatures = {
  vote: 'One vote on every position before it is adopted',
  briefings: 'Every briefing, with the data behind it',
  changeAnytime: 'Change or cancel at any time',
  allOfBasic: 'Everything in Basic',
  workingGroups: 'Notes of the working groups as they are written',
  contribution: 'A larger contribution to our work',
  allOfPremium: 'Everything in Premium',
  drafts: 'Draft positions while they can still be changed',
  yearlyPayment: 'One payment a year, at a saving of 15%',
} as const;

export type PlanFeature = keyof typeof planFeatures;

export const planIntervals = ['month', 'year'] as const;

export type PlanInterval = (typeof planIntervals)[number];

interface PlanTerms {
  priceMinor: number;
  currency: string;
  interval: PlanInterval;
  /** Shown next to the price. */
  savingPercent?: number | undefined;
}

/** A built-in plan as the specification describes it. */
export interface BuiltInPlan extends PlanTerms {
  id: Plan;
  level: Plan;
  name: string;
  description: string;
  features: readonly PlanFeature[];
}

/** A plan of a site whose staff have changed the plans. Without texts of its own, a plan has the built-in ones. */
export interface SitePlan extends PlanTerms {
  id: string;
  /** What it unlocks. */
  level: Plan;
  name?: string | undefined;
  description?: string | undefined;
  features?: string[] | undefined;
  /** No longer on offer; members who have it keep it. */
  isRetired?: boolean | undefined;
}

/** A plan on offer. */
export interface PlanDetails extends Omit<SitePlan, 'features' | 'isRetired'> {
  /** The built-in features; none if the plan has texts of its own. */
  features: readonly PlanFeature[];
  ownFeatures?: readonly string[] | undefined;
}

interface PlanDefinition extends Omit<BuiltInPlan, 'level'> {
  /** What is advertised instead while member content is switched off. */
  withoutMemberContent: Pick<BuiltInPlan, 'description' | 'features'>;
}

const definitions: readonly PlanDefinition[] = [
  {
    id: 'basic',
    name: 'Basic Membership',
    description: 'A vote on every position, the briefings, and the data they were made from.',
    priceMinor: 999,
    currency: 'usd',
    interval: 'month',
    features: ['vote', 'briefings', 'changeAnytime'],
    withoutMemberContent: {
      description: 'A vote on every position before it is adopted.',
      features: ['vote', 'changeAnytime'],
    },
  },
  {
    id: 'premium',
    name: 'Premium Membership',
    description: 'All of Basic, and the notes of the working groups as they are written.',
    priceMinor: 1999,
    currency: 'usd',
    interval: 'month',
    features: ['allOfBasic', 'workingGroups', 'changeAnytime'],
    withoutMemberContent: {
      description: 'All of Basic, and a larger contribution to our work.',
      features: ['allOfBasic', 'contribution', 'changeAnytime'],
    },
  },
  {
    id: 'annual',
    name: 'Annual Membership',
    description: 'All of Premium for a year, and draft positions while they can still be changed.',
    priceMinor: 19_999,
    currency: 'usd',
    interval: 'year',
    features: ['allOfPremium', 'drafts', 'yearlyPayment'],
    withoutMemberContent: {
      description:
        'All of Premium for a year, and draft positions while they can still be changed.',
      features: ['allOfPremium', 'drafts', 'yearlyPayment'],
    },
    savingPercent: 15,
  },
];

/** The built-in plans. This module imports no schemas, to keep the landing page small. */
export const planDetails: readonly BuiltInPlan[] = definitions.map(
  ({ withoutMemberContent: _, ...plan }) => ({ ...plan, level: plan.id }),
);

export const isBuiltInPlan = (id: string): id is Plan => plans.some((plan) => plan === id);

interface PlanSource {
  features: { memberContent: boolean };
  /** Left out while the plans are the built-in ones. */
  plans?: readonly SitePlan[] | undefined;
}

/** The plans as they are advertised: without member content if it is switched off. */
export function plansOffered({ features, plans: own }: PlanSource): readonly PlanDetails[] {
  const builtIn = definitions.map(
    ({ withoutMemberContent, name: _, description: __, ...plan }): PlanDetails => ({
      ...plan,
      level: plan.id,
      ...(features.memberContent ? {} : { features: withoutMemberContent.features }),
    }),
  );
  if (!own) return builtIn;
  return own
    .filter(({ isRetired }) => !isRetired)
    .map(({ features: ownFeatures, isRetired: _, ...plan }) => ({
      ...plan,
      ...(ownFeatures
        ? { features: [], ownFeatures }
        : { features: builtIn.find(({ id }) => id === plan.id)?.features ?? [] }),
    }));
}

/** The description of a built-in plan in English. */
export const builtInDescription = (id: Plan, { memberContent }: PlanSource['features']): string => {
  const plan = definitions.find((definition) => definition.id === id);
  return (memberContent ? plan?.description : plan?.withoutMemberContent.description) ?? '';
};
