import { createHash } from 'node:crypto';
import { messageReference } from '@rostra/messages';
import type { PlanTerms } from '../../../../languages/plan-catalog.ts';
import type { BillingContext } from '../../context.ts';
import { handlePaymentErrors } from '../../handle-payment-errors.ts';

interface OrderedPrice extends PlanTerms {
  /** The same for every attempt: the plan, or the request that creates it. */
  source: string;
  planId: string;
  name: string;
}

/** Several sites can share an account at Stripe, for example for tests. */
const siteKey = (url: string) => createHash('sha256').update(url).digest('hex').slice(0, 8);

/** The product of a plan at Stripe. */
export const productIdOf = ({ site }: Pick<BillingContext, 'site'>, source: string) =>
  `rostra_${siteKey(site.url)}_${source}`;

/**
 * Creates a price at Stripe, or finds the one that an earlier attempt has created. Nothing is stored here:
 * if Stripe fails, the same call can be repeated.
 */
export function orderPrice(
  billing: BillingContext,
  { source, planId, name, priceMinor, currency, interval }: OrderedPrice,
): Promise<{ priceId: string; productId: string }> {
  const productId = productIdOf(billing, source);
  return handlePaymentErrors(billing, messageReference('plans-server', 'stripeDown'), async () => ({
    productId,
    priceId: await billing.payments.ensurePrice({
      lookupKey: `${productId}_${priceMinor}_${currency}_${interval}`,
      productId,
      name,
      planId,
      priceMinor,
      currency,
      interval,
    }),
  }));
}
