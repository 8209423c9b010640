import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { checkGroupPlan } from '../groups/check-group-plan.ts';
import { checkChangeable } from '../subscriptions/check-changeable.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

/** Also refuses during a trial, which Stripe would end when the change is scheduled. */
export function checkScheduling(
  subscription: SubscriptionRow,
  plan: { currency: string; isForGroups: boolean; priceId: string },
): void {
  checkChangeable(subscription, plan.currency);
  checkGroupPlan(subscription, plan);
  if (subscription.price_id === plan.priceId) {
    throw new AppError('conflict', messageReference('billing-server', 'samePlan'));
  }
  if (subscription.status === 'trialing') {
    throw new AppError('conflict', messageReference('billing-server', 'unchangeable'));
  }
}
