import type Stripe from 'stripe';
import type { PriceRow, SubscriptionItemRow } from '../../store/rows.ts';
import type { Transaction } from '../../store/store.ts';

/** Items quote their price; a renamed or archived price shows as it is now. */
export function presentItem(work: Transaction, item: SubscriptionItemRow): SubscriptionItemRow {
  const price = work.find('price', item.price.id) ?? item.price;
  return { ...item, price, plan: asPlan(price) };
}

/** The older face of a recurring price, which items still carry. */
export function asPlan(price: PriceRow): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
