import type { Subscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChosenPlan, type PlanChoice } from '../plans/plan-prices.ts';
import { getChangedSubscription, getOwnSubscription } from '../subscriptions/own-subscription.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import { checkScheduling, quantityAfter } from './check-scheduling.ts';
import { firstCharge } from './first-charge.ts';

/** Changes the plan when the paid period ends. Replaces a change that was scheduled before. */
export async function scheduleChange(
  context: BillingContext,
  userId: number,
  id: string,
  { amountDue, ...choice }: PlanChoice & { amountDue: number },
): Promise<Subscription> {
  const plan = await getChosenPlan(context, choice);
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      checkScheduling(context.site.plans, own, plan);
      const quantity = quantityAfter(own);
      // A double click: the first request has scheduled it already.
      if (own.next_price_id === plan.priceId) return toSubscription(context.site.plans, own);
      if (firstCharge(own, plan, { quantity }).amountDue !== amountDue) {
        throw new AppError('conflict', messageReference('billing-server', 'priceChanged'));
      }
      const { priceId } = plan;
      await context.payments.scheduleChange({ subscriptionId: own.id, priceId, quantity });
      return toSubscription(context.site.plans, await getChangedSubscription(context, lock, own));
    }),
  );
}
