import type { CallOutput, Plan, previewPlanChange } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { PlanChangePreview } from '../../../adapters/payments/payments.ts';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import {
  getChosenPlan,
  namePlanOf,
  type PlanChoice,
  type PlanPrices,
} from '../plans/plan-prices.ts';
import { checkChangeable } from './check-changeable.ts';
import { getOwnSubscription } from './own-subscription.ts';

export function previewChange(
  context: BillingContext,
  userId: number,
  id: string,
  choice: PlanChoice,
) {
  const { plan, priceId } = getChosenPlan(context.prices, choice);
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      checkChangeable(own);
      if (own.price_id === priceId) {
        throw new AppError('conflict', messageReference('billing-server', 'samePlan'));
      }
      const preview = await context.payments.previewPlanChange({
        customerId: own.customer_id,
        subscriptionId: own.id,
        itemId: own.item_id,
        priceId,
      });
      return toPlanPreview(context.prices, preview, { planId: plan, priceId });
    }),
  );
}

function toPlanPreview(
  prices: PlanPrices,
  { amountDueMinor, creditUsedMinor, creditMinor, lines, ...rest }: PlanChangePreview,
  chosen: { planId: Plan; priceId: string },
): CallOutput<typeof previewPlanChange> {
  return {
    ...chosen,
    ...rest,
    amountDue: amountDueMinor,
    creditUsed: creditUsedMinor,
    credit: creditMinor,
    lines: lines.map((line) => namePlanOf(prices, line)),
  };
}
