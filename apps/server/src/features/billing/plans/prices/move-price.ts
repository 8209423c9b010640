import type { BillingContext } from '../../context.ts';
import {
  getChangedSubscription,
  getOwnSubscription,
} from '../../subscriptions/own-subscription.ts';
import { isEnding, isPaid } from '../../subscriptions/subscription-state.ts';

interface NewPrice {
  priceId: string;
  currency: string;
  /** The same for every attempt of one move. */
  key: string;
}

/**
 * Gives a subscription another price of the same interval, without a charge or a credit: it is paid from the
 * next payment on. Returns false if the member has cancelled or changed the plan in the meantime, or
 * changes it at the end of the period.
 */
export function movePrice(
  context: BillingContext,
  { user_id: userId, id, price_id: oldPriceId }: { user_id: number; id: string; price_id: string },
  { priceId, currency, key }: NewPrice,
): Promise<boolean> {
  return context.locks(userId, async (lock) => {
    const own = await getOwnSubscription(context, lock, id);
    const isMovable =
      isPaid(own) && !isEnding(own) && own.next_price_id === null && own.currency === currency;
    if (!isMovable || own.price_id !== oldPriceId) return false;
    await context.payments.movePrice(
      { subscriptionId: own.id, itemId: own.item_id, priceId, quantity: own.quantity },
      `${key}-${own.id}`,
    );
    await getChangedSubscription(context, lock, own);
    return true;
  });
}
