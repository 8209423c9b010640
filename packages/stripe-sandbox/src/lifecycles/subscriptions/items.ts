import { type Period, periodAt, type Recurring } from '../../money/period.ts';
import type { PlannedItem } from '../../money/plan-change.ts';
import { windowShare } from '../../money/proration.ts';
import { discountedUnitTotals } from '../../objects/discounts/active-discounts.ts';
import type { DiscountsInput } from '../../objects/discounts/params.ts';
import { redeem } from '../../objects/discounts/redeem.ts';
import { toPlan } from '../../objects/events/present-item.ts';
import { findDebits } from '../../objects/invoices/find-debits.ts';
import { newId } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { PriceRow, SubscriptionItemRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { ItemChange } from './params.ts';

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

function redeemForItem(
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

/** The items after the change; items that are not mentioned stay. */
export function changeItems(
  work: Work,
  subscription: SubscriptionRow,
  changes: ItemChange[],
  now: number,
): SubscriptionItemRow[] {
  const items = [...subscription.items.data];
  changes.forEach((change, index) => {
    const param = `items[${index}]`;
    if (change.id === undefined) {
      if (change.price === undefined) {
        throw invalidRequest('Pass the id of an item, or a price.', `${param}[price]`);
      }
      if (items.some((item) => item.price.id === change.price)) {
        throw invalidRequest(
          `Cannot add multiple subscription items with the same price: ${change.price}`,
          `${param}[price]`,
        );
      }
      const { price, quantity, metadata, discounts } = change;
      const owner = {
        id: subscription.id,
        created: now,
        customer: subscription.customer,
        period: currentPeriod(subscription),
      };
      items.push(
        createItem(
          work,
          owner,
          {
            price,
            ...(quantity === undefined ? {} : { quantity }),
            ...(metadata === undefined ? {} : { metadata }),
            ...(discounts === undefined ? {} : { discounts }),
          },
          param,
        ),
      );
      return;
    }
    const at = items.findIndex((item) => item.id === change.id);
    const found = items[at];
    if (found === undefined) {
      throw invalidRequest(
        `No such subscription item: '${change.id}'`,
        `${param}[id]`,
        'resource_missing',
      );
    }
    if (change.deleted === true) {
      items.splice(at, 1);
      return;
    }
    const price =
      change.price === undefined || change.price === found.price.id
        ? found.price
        : getRecurringPrice(work, change.price, param);
    const quantity = checkQuantity(change.quantity ?? found.quantity, param);
    const { customer } = subscription;
    items[at] = {
      ...found,
      discounts:
        change.discounts === undefined
          ? found.discounts
          : redeemForItem(work, change.discounts, { ...found, customer, price, quantity }),
      metadata: mergeMetadata(found.metadata, change.metadata),
      plan: toPlan(price),
      price,
      quantity,
    };
  });
  checkSameCycle(items);
  return items;
}

export function checkSameCycle(items: SubscriptionItemRow[]): void {
  const [first] = items;
  if (first === undefined) {
    throw invalidRequest('A subscription must have at least one active item.', 'items');
  }
  for (const { price } of items) {
    if (price.currency !== first.price.currency) {
      throw invalidRequest('All prices must have the same currency.', 'items');
    }
    if (
      price.recurring?.interval !== first.price.recurring?.interval ||
      price.recurring?.interval_count !== first.price.recurring?.interval_count
    ) {
      throw invalidRequest(
        'This sandbox does not support items with different intervals in one subscription.',
        'items',
      );
    }
  }
}

export function currentPeriod(subscription: SubscriptionRow): Period {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

export function withPeriod(items: SubscriptionItemRow[], period: Period): SubscriptionItemRow[] {
  return items.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
}

export function billingCycleOf(items: SubscriptionItemRow[]): Recurring {
  return items[0]?.price.recurring ?? { interval: 'month', interval_count: 1 };
}

/** The whole cycle around the current period, which `cancel_at` or a future anchor may have shortened. */
export function currentCycle(subscription: SubscriptionRow): Period {
  const recurring = billingCycleOf(subscription.items.data);
  return periodAt(subscription.billing_cycle_anchor, recurring, currentPeriod(subscription).start);
}

/** The items with what a whole cycle of each costs after discounts, which is what prorations are shares of. */
export function toPlannedItems(
  work: Work,
  subscription: SubscriptionRow,
  items: SubscriptionItemRow[],
): PlannedItem[] {
  const amounts = items.map(({ discounts, price, quantity }) => ({
    amount: (price.unit_amount ?? 0) * quantity,
    discounts,
    product: price.product,
  }));
  const now = nowFor(work, subscription.customer);
  const discounted = discountedUnitTotals(work, subscription, amounts, now);
  return items.map((item, index) => ({
    key: item.id,
    priceId: item.price.id,
    cycleAmountMinor: discounted[index] ?? 0,
    listAmountMinor: amounts[index]?.amount ?? 0,
    quantity: item.quantity,
    recurring: item.price.recurring ?? { interval: 'month', interval_count: 1 },
  }));
}

/** The current items with what they were debited for, which is what flexible billing mode credits. */
export function toBilledItems(work: Work, subscription: SubscriptionRow): PlannedItem[] {
  const items = toPlannedItems(work, subscription, subscription.items.data);
  if (subscription.billing_mode.type === 'classic') return items;
  const debits = findDebits(work, subscription.id);
  return items.map((item) => ({ ...item, debits: debits.get(item.key) ?? [] }));
}

function checkQuantity(quantity: number, param: string): number {
  if (quantity >= 0 && quantity <= 1_000_000) return quantity;
  throw invalidRequest('Invalid quantity', `${param}[quantity]`);
}

export function hasPendingItems(work: Work, subscription: string): boolean {
  return work
    .where('invoiceitem', 'subscription', subscription)
    .some((item) => item.invoice === null);
}

/** The part of the items' prices that covers the current period, which may be shorter than the cycle. */
export function amountForPeriod(item: SubscriptionItemRow, cycle: Period, period: Period): number {
  return windowShare((item.price.unit_amount ?? 0) * item.quantity, cycle, period);
}
