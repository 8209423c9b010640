import { formatMoney, type Plan, planDetails } from '@rostra/contract';
import type { Payments } from '../../../../adapters/payments/payments.ts';
import { PaymentsError } from '../../../../adapters/payments/payments-error.ts';
import { StartError } from '../../../../errors.ts';

const SETTINGS = {
  basic: 'PRICE_BASIC',
  premium: 'PRICE_PREMIUM',
  annual: 'PRICE_ENTERPRISE',
} as const;

/**
 * Runs at startup: the site does not start with invalid keys, or with prices in the environment that differ
 * from the ones it shows. It does start while Stripe is down, because members can still read.
 */
export async function checkPrices(
  payments: Payments,
  prices: Readonly<Partial<Record<Plan, string>>>,
): Promise<'checked' | 'unavailable'> {
  try {
    if (Object.keys(prices).length === 0) await payments.ping();
    for (const { id, priceMinor, currency, interval } of planDetails) {
      const price = prices[id];
      if (price === undefined) continue;
      const found = await payments.readPrice(price);
      const setting = SETTINGS[id];
      if (!found) {
        throw new StartError(
          `${setting} (${price}) is not an active Stripe price with a fixed monthly or yearly amount.`,
        );
      }
      if (
        found.amountMinor !== priceMinor ||
        found.currency !== currency ||
        found.interval !== interval
      ) {
        throw new StartError(
          `${setting} (${price}) costs ${formatMoney(found.amountMinor, found.currency)} a ${found.interval} at Stripe, but this site offers it for ${formatMoney(priceMinor, currency)} a ${interval}.`,
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
