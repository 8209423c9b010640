import type { Subscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChangedSubscription, getOwnSubscription } from '../subscriptions/own-subscription.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import { describePauses, obstacleError } from './pause-options.ts';

/** Pauses from the end of the paid period on. Repeating the call is safe. */
export function pausePlan(
  context: BillingContext,
  userId: number,
  id: string,
  { months, amountDue }: { months: 1 | 2 | 3; amountDue: number },
): Promise<Subscription> {
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      if (own.pause_ends_at !== null && own.status === 'active') {
        const times = await context.payments.listPauses(own.id);
        // A double click: the first request has planned it already.
        if (times.some((time) => time.months === months && time.endsAt === own.pause_ends_at)) {
          return toSubscription(context.site.plans, own);
        }
      }
      const { options, obstacle } = await describePauses(context, own);
      if (obstacle) throw obstacleError(obstacle);
      const option = options.find((known) => known.months === months);
      if (!option)
        throw new AppError('conflict', messageReference('billing-server', 'notPausable'));
      if (option.amountDue !== amountDue) {
        throw new AppError('conflict', messageReference('billing-server', 'priceChanged'));
      }
      await context.payments.pause(own.id, option);
      return toSubscription(context.site.plans, await getChangedSubscription(context, lock, own));
    }),
  );
}
