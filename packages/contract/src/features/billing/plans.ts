/** From smallest to largest. A larger plan includes the content of the smaller ones. */
export const plans = ['basic', 'premium', 'annual'] as const;

export type Plan = (typeof plans)[number];

export interface PlanFacts {
  id: Plan;
  name: string;
  description: string;
  priceMinor: number;
  currency: 'usd';
  interval: 'month' | 'year';
  features: readonly string[];
  /** Shown next to the price. */
  savingPercent?: number;
}

interface PlanDefinition extends PlanFacts {
  /** What is advertised instead while member content is switched off. */
  withoutMemberContent: Pick<PlanFacts, 'description' | 'features'>;
}

const definitions: readonly PlanDefinition[] = [
  {
    id: 'basic',
    name: 'Basic Membership',
    description: 'A vote on every position, the briefings, and the data they were made from.',
    priceMinor: 999,
    currency: 'usd',
    interval: 'month',
    features: [
      'One vote on every position before it is adopted',
      'Every briefing, with the data behind it',
      'Change or cancel at any time',
    ],
    withoutMemberContent: {
      description: 'A vote on every position before it is adopted.',
      features: ['One vote on every position before it is adopted', 'Change or cancel at any time'],
    },
  },
  {
    id: 'premium',
    name: 'Premium Membership',
    description: 'All of Basic, and the notes of the working groups as they are written.',
    priceMinor: 1999,
    currency: 'usd',
    interval: 'month',
    features: [
      'Everything in Basic',
      'Notes of the working groups as they are written',
      'Change or cancel at any time',
    ],
    withoutMemberContent: {
      description: 'All of Basic, and a larger contribution to our work.',
      features: [
        'Everything in Basic',
        'A larger contribution to our work',
        'Change or cancel at any time',
      ],
    },
  },
  {
    id: 'annual',
    name: 'Annual Membership',
    description: 'All of Premium for a year, and draft positions while they can still be changed.',
    priceMinor: 19_999,
    currency: 'usd',
    interval: 'year',
    features: [
      'Everything in Premium',
      'Draft positions while they can still be changed',
      'One payment a year, at a saving of 15%',
    ],
    withoutMemberContent: {
      description:
        'All of Premium for a year, and draft positions while they can still be changed.',
      features: [
        'Everything in Premium',
        'Draft positions while they can still be changed',
        'One payment a year, at a saving of 15%',
      ],
    },
    savingPercent: 15,
  },
];

/** The plans on offer. This module imports no schemas, to keep the landing page small. */
export const planFacts: readonly PlanFacts[] = definitions.map(
  ({ withoutMemberContent: _, ...plan }) => plan,
);

/** The plans as they are advertised: without member content if it is switched off. */
export const plansOffered = (features: { memberContent: boolean }): readonly PlanFacts[] =>
  features.memberContent
    ? planFacts
    : definitions.map(({ withoutMemberContent, ...plan }) => ({
        ...plan,
        ...withoutMemberContent,
      }));
