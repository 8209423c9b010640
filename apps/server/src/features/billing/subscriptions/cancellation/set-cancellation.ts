import type { ChangedSubscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../../errors.ts';
import type { BillingContext } from '../../context.ts';
import { checkNoSeat } from '../../groups/check-group-plan.ts';
import { handlePaymentErrors } from '../../handle-payment-errors.ts';
import { getChangedSubscription, getOwnSubscription } from '../own-subscription.ts';
import { isEnded } from '../subscription-state.ts';
import { toSubscription } from '../subscription-view.ts';
import { cancelSubscription } from './cancel-subscription.ts';

/** Cancels at period end, or resumes a subscription that has not ended yet. */
export function setCancellation(
  context: BillingContext,
  userId: number,
  id: string,
  atPeriodEnd: boolean,
): Promise<ChangedSubscription> {
  if (atPeriodEnd) {
    return cancelSubscription(context, userId, id, false).then((after) => ({
      ...after,
      payment: null,
    }));
  }
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      if (isEnded(own))
        throw new AppError('conflict', messageReference('billing-server', 'hasEnded'));
      if (own.cancel_at_period_end === 0)
        return { ...toSubscription(context.site.plans, own), payment: null };
      await checkNoSeat(context.db.queries, userId);
      await context.payments.setCancellation(own.id, false);
      return {
        ...toSubscription(context.site.plans, await getChangedSubscription(context, lock, own)),
        payment: null,
      };
    }),
  );
}
