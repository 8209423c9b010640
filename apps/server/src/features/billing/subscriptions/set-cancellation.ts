import type { ChangedSubscription } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import { answerFailures } from '../answer-failures.ts';
import { isOver } from '../billing-state.ts';
import type { BillingContext } from '../context.ts';
import { toSubscription } from '../views.ts';
import { cancelPlan } from './cancel-plan.ts';
import { getChangedSubscription, getOwnSubscription } from './own-subscription.ts';

/** Until the end of what is paid, the member may change their mind either way. */
export function setCancellation(
  context: BillingContext,
  userId: number,
  id: string,
  atPeriodEnd: boolean,
): Promise<ChangedSubscription> {
  if (atPeriodEnd) {
    return cancelPlan(context, userId, id, false).then((after) => ({ ...after, payment: null }));
  }
  return answerFailures(context, 'Failed to update subscription', () =>
    context.locks(userId, async (lock) => {
      const own = await getOwnSubscription(context, lock, id);
      if (isOver(own)) throw new AppError('conflict', 'This subscription has ended');
      if (own.cancel_at_period_end === 0) return { ...toSubscription(own), payment: null };
      await context.payments.setCancellation(own.id, false);
      return { ...toSubscription(await getChangedSubscription(context, lock, own)), payment: null };
    }),
  );
}
