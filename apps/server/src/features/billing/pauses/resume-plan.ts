import type { Subscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChangedSubscription, getOwnSubscription } from '../subscriptions/own-subscription.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import { describePauses, obstacleError } from './pause-options.ts';

/**
 * Ends a pause. If it has begun, a new period starts and is charged; if the card is declined, the pause goes on.
 * Nothing happens without a pause: it has ended by itself, or a first click has ended it.
 */
export function resumePlan(
  context: BillingContext,
  userId: number,
  id: string,
  amountDue: number,
): Promise<Subscription> {
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      const { resumeDue, obstacle } = await describePauses(context, own);
      if (resumeDue === null) return toSubscription(context.site.plans, own);
      if (obstacle) throw obstacleError(obstacle);
      if (resumeDue !== amountDue) {
        throw new AppError('conflict', messageReference('billing-server', 'priceChanged'));
      }
      if (own.status === 'paused') await context.payments.resume(own.id);
      else await context.payments.undoPause(own.id);
      return toSubscription(context.site.plans, await getChangedSubscription(context, lock, own));
    }),
  );
}
