import type Stripe from 'stripe';
import type { PortalSessionRow, PriceRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';

export type Features = Stripe.BillingPortal.Configuration.Features;

export function featuresOf(work: Work, { configuration }: PortalSessionRow): Features {
  return get(work, 'portal_configuration', configuration).features;
}

/** The prices a customer can change to: those that are configured, or all if none are. */
export function offeredPrices(
  work: Work,
  { products }: Features['subscription_update'],
  subscription: SubscriptionRow,
): PriceRow[] {
  const offered = products?.flatMap(({ prices }) => prices);
  return work
    .all('price')
    .filter(({ active, currency, recurring }) =>
      Boolean(active && recurring && currency === subscription.currency),
    )
    .filter(({ id }) => offered === undefined || offered.length === 0 || offered.includes(id));
}

/** The range in which a customer can choose the quantity of a price, if at all. */
export function quantityRange(
  updates: Features['subscription_update'],
  price: PriceRow,
): { min: number; max: number } | undefined {
  if (!updates.default_allowed_updates.includes('quantity')) return undefined;
  const product = updates.products?.find(({ prices }) => prices.includes(price.id));
  if (product?.adjustable_quantity.enabled === false) return undefined;
  const { maximum = null, minimum = 1 } = product?.adjustable_quantity ?? {};
  return { min: minimum, max: maximum ?? 999 };
}
