import type { ScheduledChangePreview } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChosenPlan, type PlanChoice } from '../plans/plan-prices.ts';
import { checkChangeable } from '../subscriptions/check-changeable.ts';
import { getOwnSubscription } from '../subscriptions/own-subscription.ts';
import { firstCharge } from './first-charge.ts';

export async function previewScheduledChange(
  context: BillingContext,
  userId: number,
  id: string,
  choice: PlanChoice,
): Promise<ScheduledChangePreview> {
  const plan = await getChosenPlan(context, choice);
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      checkChangeable(own, plan.currency);
      if (own.price_id === plan.priceId) {
        throw new AppError('conflict', messageReference('billing-server', 'samePlan'));
      }
      const { id: planId, priceId, currency } = plan;
      return { planId, priceId, currency, ...firstCharge(own, plan) };
    }),
  );
}
