import type { CallOutput, previewPlanChange } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { PlanChangePreview } from '../../../adapters/payments/payments.ts';
import { AppError } from '../../../errors.ts';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import type { BillingContext } from '../context.ts';
import { discountFor, reducedPrice } from '../coupons/stored-discount.ts';
import { checkGroupPlan, checkNoScheduledSeats } from '../groups/check-group-plan.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChosenPlan, namePlanOf, type PlanChoice } from '../plans/plan-prices.ts';
import { checkChangeable } from './check-changeable.ts';
import { getOwnSubscription } from './own-subscription.ts';

export async function previewChange(
  context: BillingContext,
  userId: number,
  id: string,
  choice: PlanChoice,
) {
  const plan = await getChosenPlan(context, choice);
  const { id: planId, priceId, priceMinor, currency } = plan;
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      checkChangeable(own, currency);
      checkGroupPlan(context.site.plans, own, plan);
      checkNoScheduledSeats(own);
      if (own.price_id === priceId) {
        throw new AppError('conflict', messageReference('billing-server', 'samePlan'));
      }
      const preview = await context.payments.previewPlanChange({
        customerId: own.customer_id,
        subscriptionId: own.id,
        itemId: own.item_id,
        priceId,
        quantity: own.quantity,
      });
      const discount = discountFor(own.discount, planId);
      const nextPrice = reducedPrice(priceMinor * own.quantity, discount, preview.nextPaymentAt);
      return toPlanPreview(context.site.plans, preview, { planId, priceId, nextPrice });
    }),
  );
}

function toPlanPreview(
  catalog: PlanCatalog,
  {
    amountDueMinor,
    creditUsedMinor,
    creditMinor,
    discountMinor,
    lines,
    ...rest
  }: PlanChangePreview,
  chosen: { planId: string; priceId: string; nextPrice: number },
): CallOutput<typeof previewPlanChange> {
  return {
    ...chosen,
    ...rest,
    amountDue: amountDueMinor,
    creditUsed: creditUsedMinor,
    credit: creditMinor,
    discount: discountMinor,
    lines: lines.map((line) => namePlanOf(catalog, line)),
  };
}
