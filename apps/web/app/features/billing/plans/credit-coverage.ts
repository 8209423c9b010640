import type { PlanDetails } from '@rostra/contract';

interface CreditCoverage {
  /** How many future payments the credit covers in full. */
  payments: number;
  /** What is still charged for the next payment. */
  nextMinor: number;
}

/** How many payments of a plan a member's credit covers. Credit is used before the card is charged. */
export function creditCoverage(
  creditMinor: number,
  { priceMinor }: Pick<PlanDetails, 'priceMinor'>,
): CreditCoverage {
  return {
    payments: Math.floor(creditMinor / priceMinor),
    nextMinor: Math.max(0, priceMinor - creditMinor),
  };
}
