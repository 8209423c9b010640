import type { Subscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChangedSubscription, getOwnSubscription } from '../subscriptions/own-subscription.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';

/** Keeps the plan. Nothing happens if no change is scheduled, or if it has taken effect already. */
export function undoScheduledChange(
  context: BillingContext,
  userId: number,
  id: string,
): Promise<Subscription> {
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      if (own.next_price_id === null) return toSubscription(context.site.plans, own);
      await context.payments.undoScheduledChange(own.id);
      return toSubscription(context.site.plans, await getChangedSubscription(context, lock, own));
    }),
  );
}
