import type { Plan } from '@rostra/contract';

export interface PlanFacts {
  id: Plan;
  name: string;
  description: string;
  priceMinor: number;
  currency: 'usd';
  interval: 'month' | 'year';
  /** Said beside the price. */
  saving?: string;
}

/** The built-in plans, as they are offered. The larger ones open what the smaller ones do. */
export const plans: readonly PlanFacts[] = [
  {
    id: 'basic',
    name: 'Basic Membership',
    description: 'A vote on every position, the briefings, and the data they were made from.',
    priceMinor: 999,
    currency: 'usd',
    interval: 'month',
  },
  {
    id: 'premium',
    name: 'Premium Membership',
    description: 'All of Basic, and the notes of the working groups as they are written.',
    priceMinor: 1999,
    currency: 'usd',
    interval: 'month',
  },
  {
    id: 'annual',
    name: 'Annual Membership',
    description: 'All of Premium for a year, and draft positions while they can still be changed.',
    priceMinor: 19_999,
    currency: 'usd',
    interval: 'year',
    saving: 'Save 15%',
  },
];
