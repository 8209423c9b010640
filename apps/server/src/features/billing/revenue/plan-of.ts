import type { BillingContext } from '../context.ts';

/** The plan of a price, current or former. */
export const planOf =
  ({ site }: Pick<BillingContext, 'site'>) =>
  (priceId: string): string | null =>
    site.plans.findByPrice(priceId)?.id ?? null;
