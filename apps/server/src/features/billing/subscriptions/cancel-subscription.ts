import type { Subscription } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { endUnpaid } from './end-unpaid.ts';
import { getChangedSubscription, getOwnSubscription } from './own-subscription.ts';
import { isEnded, isPaid } from './subscription-state.ts';
import { toSubscription } from './subscription-view.ts';

/**
 * With the end of the paid period unless asked otherwise. Where nothing is paid there is nothing to
 * wait for: a first payment that was never made, or a renewal that is overdue, ends at once. If it
 * was paid in that moment, it ends like any other.
 */
export function cancelSubscription(
  context: BillingContext,
  userId: number,
  id: string,
  immediately: boolean,
): Promise<Subscription> {
  return handlePaymentErrors(context, 'Failed to cancel subscription', () =>
    context.locks(userId, async (lock) => {
      const found = await getOwnSubscription(context, lock, id);
      const own = isEnded(found) || isPaid(found) ? found : await endUnpaid(context, lock, found);
      if (isEnded(own)) return toSubscription(own);
      if (immediately) await context.payments.cancelNow(own.id);
      else if (own.cancel_at_period_end === 0) await context.payments.setCancellation(own.id, true);
      else return toSubscription(own);
      return toSubscription(await getChangedSubscription(context, lock, own));
    }),
  );
}
