import type { DiscountTerms } from '@rostra/contract';

/** What a discount takes off a whole price, rounded like Stripe. */
export const discountOn = (
  { percentOff, amountOffMinor }: Pick<DiscountTerms, 'percentOff' | 'amountOffMinor'>,
  priceMinor: number,
): number =>
  percentOff === null
    ? Math.min(amountOffMinor ?? 0, priceMinor)
    : Math.round((priceMinor * percentOff) / 100);
