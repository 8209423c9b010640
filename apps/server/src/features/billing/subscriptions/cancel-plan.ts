import type { Subscription } from '@rostra/contract';
import { answerFailures } from '../answer-failures.ts';
import { isOver, isPaid } from '../billing-state.ts';
import type { BillingContext } from '../context.ts';
import { toSubscription } from '../views.ts';
import { endUnpaid } from './end-unpaid.ts';
import { getChangedSubscription, getOwnSubscription } from './own-subscription.ts';

/**
 * With the end of the paid period unless asked otherwise. Where nothing is paid there is nothing to
 * wait for: a first payment that was never made, or a renewal that is overdue, ends at once. If it
 * was paid in that moment, it ends like any other.
 */
export function cancelPlan(
  context: BillingContext,
  userId: number,
  id: string,
  immediately: boolean,
): Promise<Subscription> {
  return answerFailures(context, 'Failed to cancel subscription', () =>
    context.locks(userId, async (lock) => {
      const found = await getOwnSubscription(context, lock, id);
      const own = isOver(found) || isPaid(found) ? found : await endUnpaid(context, lock, found);
      if (isOver(own)) return toSubscription(own);
      if (immediately) await context.payments.cancelNow(own.id);
      else if (own.cancel_at_period_end === 0) await context.payments.setCancellation(own.id, true);
      else return toSubscription(own);
      return toSubscription(await getChangedSubscription(context, lock, own));
    }),
  );
}
