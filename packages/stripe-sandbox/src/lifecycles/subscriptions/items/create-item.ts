import type { Period } from '../../../money/period.ts';
import type { DiscountsInput } from '../../../objects/discounts/params.ts';
import { redeem } from '../../../objects/discounts/redeem.ts';
import { toPlan } from '../../../objects/events/present-item.ts';
import { newId } from '../../../store/ids.ts';
import type { PriceRow, SubscriptionItemRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { mergeMetadata } from '../../../wire/metadata.ts';

export function createItem(
  work: Work,
  subscription: { id: string; created: number; customer: string; period: Period },
  chosen: {
    price: string;
    quantity?: number;
    metadata?: Record<string, string>;
    discounts?: DiscountsInput;
  },
  param: string,
): SubscriptionItemRow {
  const price = getRecurringPrice(work, chosen.price, param);
  const id = newId('si', 14);
  const quantity = checkQuantity(chosen.quantity ?? 1, param);
  return {
    id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: subscription.period.end,
    current_period_start: subscription.period.start,
    current_trial: null,
    discounts: redeemForItem(work, chosen.discounts, {
      id,
      customer: subscription.customer,
      price,
      quantity,
      subscription: subscription.id,
    }),
    metadata: mergeMetadata({}, chosen.metadata),
    plan: toPlan(price),
    price,
    quantity,
    subscription: subscription.id,
    tax_rates: [],
  };
}

export function redeemForItem(
  work: Work,
  discounts: DiscountsInput | undefined,
  item: { id: string; customer: string; price: PriceRow; quantity: number; subscription: string },
): string[] {
  return redeem(work, discounts ?? null, {
    currency: item.price.currency,
    customer: item.customer,
    subscription: item.subscription,
    subscriptionItem: item.id,
    subtotalMinor: (item.price.unit_amount ?? 0) * item.quantity,
  });
}

/** Archived prices accept no new subscriptions. */
export function getRecurringPrice(work: Work, id: string, param: string): PriceRow {
  const price = get(work, 'price', id, `${param}[price]`);
  if (!price.active) {
    throw invalidRequest(
      `The price specified is inactive. This field only accepts active prices.`,
      `${param}[price]`,
    );
  }
  if (price.recurring === null) {
    throw invalidRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      `${param}[price]`,
    );
  }
  return price;
}

export function checkQuantity(quantity: number, param: string): number {
  if (quantity >= 0 && quantity <= 1_000_000) return quantity;
  throw invalidRequest('Invalid quantity', `${param}[quantity]`);
}
