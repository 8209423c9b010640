import type { ScheduledChangePreview } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChosenPlan, type PlanChoice } from '../plans/plan-prices.ts';
import { getOwnSubscription } from '../subscriptions/own-subscription.ts';
import { checkScheduling, quantityAfter } from './check-scheduling.ts';
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
      checkScheduling(context.site.plans, own, plan);
      const { id: planId, priceId, currency } = plan;
      return {
        planId,
        priceId,
        currency,
        ...firstCharge(own, plan, { quantity: quantityAfter(own) }),
      };
    }),
  );
}
