import type { Subscription } from '@rostra/contract';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import { discountFor, priceAt } from '../coupons/stored-discount.ts';
import { planNameOf } from '../plans/plan-prices.ts';
import { isEnding, isPaid } from './subscription-state.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

export function toSubscription(catalog: PlanCatalog, row: SubscriptionRow): Subscription {
  const planId = catalog.findByPrice(row.price_id)?.id ?? row.plan;
  const terms = catalog.findTerms(row.price_id);
  const discount = discountFor(row.discount, planId);
  const scheduled = scheduledChangeOf(catalog, row);
  return {
    id: row.id,
    subscriptionId: row.id,
    status: row.status,
    customerId: row.customer_id,
    priceId: row.price_id,
    planId,
    planName: planNameOf(catalog, planId),
    price: terms ? terms.priceMinor * row.quantity : null,
    quantity: row.quantity,
    interval: terms?.interval ?? null,
    discount,
    scheduledChange: scheduled?.change ?? null,
    scheduledSeats: scheduled?.seats ?? null,
    pause: pauseOf(row),
    nextPrice: scheduled
      ? scheduled.price
      : paymentAt(row, { planId, terms }, row.pause_ends_at ?? row.period_ends_at),
    currentPeriodEnd: row.period_ends_at,
    currency: row.currency,
    credit: row.credit_minor,
    cancelAtPeriodEnd: isEnding(row),
    endsAt: row.ends_at,
  };
}

const pauseOf = ({ pause_starts_at: startsAt, pause_ends_at: endsAt }: SubscriptionRow) =>
  startsAt === null || endsAt === null ? null : { startsAt, endsAt };

const paymentAt = (
  row: SubscriptionRow,
  {
    planId,
    terms,
    quantity = row.quantity,
  }: { planId: string | null; terms: { priceMinor: number } | undefined; quantity?: number },
  at: string,
) => (terms ? priceAt(row, { planId, priceMinor: terms.priceMinor * quantity }, at) : null);

/** With what its first payment costs. A cancelled or unpaid plan does not change any more. */
function scheduledChangeOf(catalog: PlanCatalog, row: SubscriptionRow) {
  const { next_price_id: priceId, next_price_at: at } = row;
  if (priceId === null || at === null || !isPaid(row) || isEnding(row)) return null;
  const planId = catalog.findByPrice(priceId)?.id ?? null;
  const terms = catalog.findTerms(priceId);
  const quantity = row.next_quantity ?? row.quantity;
  return {
    change:
      priceId === row.price_id
        ? null
        : {
            planId,
            planName: planNameOf(catalog, planId),
            interval: terms?.interval ?? null,
            at,
          },
    seats: quantity === row.quantity ? null : { quantity, at },
    price: paymentAt(row, { planId, terms, quantity }, at),
  };
}
