import type { Subscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../../context.ts';
import { handlePaymentErrors } from '../../handle-payment-errors.ts';
import { endUnpaid } from '../end-unpaid.ts';
import { getChangedSubscription, getOwnSubscription } from '../own-subscription.ts';
import { isEnded, isPaid } from '../subscription-state.ts';
import { toSubscription } from '../subscription-view.ts';
import { cancelAtPeriodEnd } from './cancel-at-period-end.ts';

/**
 * Cancels at the end of the paid period unless `immediately` is set. An unpaid subscription has no
 * paid period and ends immediately, unless its payment succeeds in the meantime.
 */
export function cancelSubscription(
  context: BillingContext,
  userId: number,
  id: string,
  immediately: boolean,
): Promise<Subscription> {
  return handlePaymentErrors(context, messageReference('billing', 'reason.cancel'), () =>
    context.locks(userId, async (lock) => {
      const found = await getOwnSubscription(context, lock, id);
      const own = isEnded(found) || isPaid(found) ? found : await endUnpaid(context, lock, found);
      if (isEnded(own)) return toSubscription(context.site.plans, own);
      if (immediately) await context.payments.cancelNow(own.id);
      else if (own.cancel_at_period_end === 0 || own.pause_starts_at !== null)
        await cancelAtPeriodEnd(context, lock, own);
      else return toSubscription(context.site.plans, own);
      return toSubscription(context.site.plans, await getChangedSubscription(context, lock, own));
    }),
  );
}
