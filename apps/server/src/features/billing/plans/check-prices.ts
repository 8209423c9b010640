import { formatMoney, planDetails } from '@rostra/contract';
import { type Payments, PaymentsError } from '../../../adapters/payments/payments.ts';
import { StartError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';

const SETTINGS = {
  basic: 'PRICE_BASIC',
  premium: 'PRICE_PREMIUM',
  annual: 'PRICE_ENTERPRISE',
} as const;

/**
 * Runs at startup: the site does not start with invalid keys or with prices that differ from the ones
 * it shows. It does start while Stripe is down, because members can still read.
 */
export async function checkPrices(
  payments: Payments,
  prices: BillingContext['prices'],
): Promise<'checked' | 'unavailable'> {
  try {
    for (const { id, priceMinor, currency, interval } of planDetails) {
      const found = await payments.readPrice(prices[id]);
      const setting = SETTINGS[id];
      if (!found) {
        throw new StartError(
          `${setting} (${prices[id]}) is not an active Stripe price with a fixed monthly or yearly amount.`,
        );
      }
      if (
        found.amountMinor !== priceMinor ||
        found.currency !== currency ||
        found.interval !== interval
      ) {
        throw new StartError(
          `${setting} (${prices[id]}) costs ${formatMoney(found.amountMinor, found.currency)} a ${found.interval} at Stripe, but this site offers it for ${formatMoney(priceMinor, currency)} a ${interval}.`,
        );
      }
    }
    return 'checked';
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    if (error.failure.kind === 'refused') {
      throw new StartError('Stripe rejects STRIPE_SECRET_KEY. Check the key and its permissions.');
    }
    return 'unavailable';
  }
}
