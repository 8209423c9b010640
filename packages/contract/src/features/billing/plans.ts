/** From smallest to largest. A larger plan includes the content of the smaller ones. */
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

export interface PlanDetails {
  id: Plan;
  name: string;
  description: string;
  priceMinor: number;
  currency: 'usd';
  interval: 'month' | 'year';
  features: readonly PlanFeature[];
  /** Shown next to the price. */
  savingPercent?: number;
}

interface PlanDefinition extends PlanDetails {
  /** What is advertised instead while member content is switched off. */
  withoutMemberContent: Pick<PlanDetails, 'description' | 'features'>;
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

/** The plans on offer. This module imports no schemas, to keep the landing page small. */
export const planDetails: readonly PlanDetails[] = definitions.map(
  ({ withoutMemberContent: _, ...plan }) => plan,
);

/** The plans as they are advertised: without member content if it is switched off. */
export const plansOffered = (features: { memberContent: boolean }): readonly PlanDetails[] =>
  features.memberContent
    ? planDetails
    : definitions.map(({ withoutMemberContent, ...plan }) => ({
        ...plan,
        ...withoutMemberContent,
      }));
