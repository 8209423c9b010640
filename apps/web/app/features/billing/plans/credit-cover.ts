import type { PlanFacts } from '@rostra/contract';

interface CreditCover {
  /** How many of the payments to come the credit pays in full. */
  payments: number;
  /** What is charged for the next one all the same. */
  nextMinor: number;
}

/** How far a member's credit reaches on a plan: it pays before the card does. */
export function creditCover(
  creditMinor: number,
  { priceMinor }: Pick<PlanFacts, 'priceMinor'>,
): CreditCover {
  return {
    payments: Math.floor(creditMinor / priceMinor),
    nextMinor: Math.max(0, priceMinor - creditMinor),
  };
}
