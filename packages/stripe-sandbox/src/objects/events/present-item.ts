import type Stripe from 'stripe';
import type { PriceRow, SubscriptionItemRow } from '../../store/rows.ts';
import type { Transaction } from '../../store/transaction.ts';

/** Embeds the item's current price. */
export function presentItem(work: Transaction, item: SubscriptionItemRow): SubscriptionItemRow {
  const price = work.find('price', item.price.id) ?? item.price;
  return { ...item, price, plan: toPlan(price) };
}

/** The legacy plan object that items still include. */
export function toPlan(price: PriceRow): Stripe.Plan {
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
