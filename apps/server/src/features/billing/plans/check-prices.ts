import { formatMoney, planFacts } from '@rostra/contract';
import { type Payments, PaymentsError } from '../../../adapters/payments/payments.ts';
import { StartError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';

const SETTINGS = {
  basic: 'PRICE_BASIC',
  premium: 'PRICE_PREMIUM',
  annual: 'PRICE_ENTERPRISE',
} as const;

/**
 * Before the site opens: do the keys work, and do the prices cost what the pages say? A wrong answer
 * stops the start; no answer does not, as members can read while Stripe is down.
 */
export async function checkPrices(
  payments: Payments,
  prices: BillingContext['prices'],
): Promise<'checked' | 'no answer'> {
  try {
    for (const { id, priceMinor, currency, interval } of planFacts) {
      const found = await payments.readPrice(prices[id]);
      const setting = SETTINGS[id];
      if (!found) {
        throw new StartError(
          `${setting} (${prices[id]}) is not an active price of a fixed amount every month or year at Stripe.`,
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
    if (error.trouble.kind === 'refused') {
      throw new StartError('Stripe refuses STRIPE_SECRET_KEY. Check the key and what it may do.');
    }
    return 'no answer';
  }
}
