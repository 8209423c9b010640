import type { Subscription } from '@rostra/contract';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import { discountFor, reducedPrice } from '../coupons/stored-discount.ts';
import { planNameOf } from '../plans/plan-prices.ts';
import { isEnding } from './subscription-state.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

export function toSubscription(catalog: PlanCatalog, row: SubscriptionRow): Subscription {
  const planId = catalog.findByPrice(row.price_id)?.id ?? row.plan;
  const terms = catalog.findTerms(row.price_id);
  const discount = discountFor(row.discount, planId);
  return {
    id: row.id,
    subscriptionId: row.id,
    status: row.status,
    customerId: row.customer_id,
    priceId: row.price_id,
    planId,
    planName: planNameOf(catalog, planId),
    price: terms?.priceMinor ?? null,
    interval: terms?.interval ?? null,
    discount,
    nextPrice: terms ? reducedPrice(terms.priceMinor, discount, row.period_ends_at) : null,
    currentPeriodEnd: row.period_ends_at,
    currency: row.currency,
    credit: row.credit_minor,
    cancelAtPeriodEnd: isEnding(row),
    endsAt: row.ends_at,
  };
}
