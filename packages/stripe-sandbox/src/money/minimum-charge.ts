import { isZeroDecimal } from './currency.ts';

/** The minimum charge. Stripe has a table by currency; half a unit is right for the major ones. */
export function minimumCharge(currency: string): number {
  return isZeroDecimal(currency) ? 50 : currency === 'gbp' ? 30 : 50;
}
