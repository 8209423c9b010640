import type { ChangedSubscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { checkGroupPlan, checkNoScheduledSeats } from '../groups/check-group-plan.ts';
import { declinedError, handlePaymentErrors } from '../handle-payment-errors.ts';
import { getChosenPlan, type PlanChoice } from '../plans/plan-prices.ts';
import { keepSchedule } from '../scheduled-changes/keep-schedule.ts';
import { checkChangeable } from './check-changeable.ts';
import { getChangedSubscription, getOwnSubscription } from './own-subscription.ts';
import { isEnded } from './subscription-state.ts';
import { toSubscription } from './subscription-view.ts';

/** An older preview has to be shown again before the member can accept it. */
const PREVIEW_LIFETIME_SECONDS = 60 * 60;

export async function changePlan(
  context: BillingContext,
  userId: number,
  id: string,
  { prorationDate, ...choice }: PlanChoice & { prorationDate?: number | undefined },
): Promise<ChangedSubscription> {
  const plan = await getChosenPlan(context, choice);
  const { priceId, currency } = plan;
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      // A double click: the first request has changed the plan already.
      if (own.price_id === priceId && !isEnded(own))
        return { ...toSubscription(context.site.plans, own), payment: null };
      checkChangeable(own, currency);
      checkGroupPlan(context.site.plans, own, plan);
      checkNoScheduledSeats(own);
      const change = {
        customerId: own.customer_id,
        subscriptionId: own.id,
        itemId: own.item_id,
        priceId,
        quantity: own.quantity,
      };
      const now = await context.payments.previewPlanChange(change);
      const date = prorationDate ?? now.prorationDate;
      if (date > now.prorationDate || date < now.prorationDate - PREVIEW_LIFETIME_SECONDS) {
        throw new AppError('conflict', messageReference('billing-server', 'priceChanged'));
      }
      const outcome = await keepSchedule(
        context,
        lock,
        own,
        () =>
          context.payments.changePlan(
            { ...change, prorationDate: date },
            `change-${own.id}-${own.price_id}-${priceId}-${date}`,
          ),
        ({ kind }) => kind === 'done',
      );
      const after = await getChangedSubscription(context, lock, own);
      if (outcome.kind === 'declined') throw declinedError(outcome.reason);
      const payment = outcome.kind === 'confirm' ? outcome.payment : null;
      return { ...toSubscription(context.site.plans, after), payment };
    }),
  );
}
