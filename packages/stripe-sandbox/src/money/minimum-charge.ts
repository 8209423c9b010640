import { isZeroDecimal } from './currency.ts';

/** The least a card can be charged. Stripe's table differs by currency; half a unit is right for the large ones. */
export function minimumCharge(currency: string): number {
  return isZeroDecimal(currency) ? 50 : currency === 'gbp' ? 30 : 50;
}
