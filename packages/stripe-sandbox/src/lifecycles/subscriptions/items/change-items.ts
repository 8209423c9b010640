import { toPlan } from '../../../objects/events/present-item.ts';
import type { SubscriptionItemRow, SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { mergeMetadata } from '../../../wire/metadata.ts';
import type { ItemChange } from '../params.ts';
import { checkSameCycle } from './check-same-cycle.ts';
import { checkQuantity, createItem, getRecurringPrice, redeemForItem } from './create-item.ts';
import { currentPeriod } from './current-period.ts';

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
      items.push(addItem(work, subscription, items, change, { now, param }));
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
    if (change.deleted === true) items.splice(at, 1);
    else items[at] = changeItem(work, subscription, found, change, param);
  });
  checkSameCycle(items);
  return items;
}

function addItem(
  work: Work,
  subscription: SubscriptionRow,
  items: SubscriptionItemRow[],
  { price, quantity, metadata, discounts }: ItemChange,
  { now, param }: { now: number; param: string },
): SubscriptionItemRow {
  if (price === undefined) {
    throw invalidRequest('Pass the id of an item, or a price.', `${param}[price]`);
  }
  if (items.some((item) => item.price.id === price)) {
    throw invalidRequest(
      `Cannot add multiple subscription items with the same price: ${price}`,
      `${param}[price]`,
    );
  }
  const owner = {
    id: subscription.id,
    created: now,
    customer: subscription.customer,
    period: currentPeriod(subscription),
  };
  return createItem(
    work,
    owner,
    {
      price,
      ...(quantity === undefined ? {} : { quantity }),
      ...(metadata === undefined ? {} : { metadata }),
      ...(discounts === undefined ? {} : { discounts }),
    },
    param,
  );
}

function changeItem(
  work: Work,
  { customer }: SubscriptionRow,
  found: SubscriptionItemRow,
  change: ItemChange,
  param: string,
): SubscriptionItemRow {
  const price =
    change.price === undefined || change.price === found.price.id
      ? found.price
      : getRecurringPrice(work, change.price, param);
  const quantity = checkQuantity(change.quantity ?? found.quantity, param);
  return {
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
}
