import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import { checkGroupPlan } from '../groups/check-group-plan.ts';
import { checkChangeable } from '../subscriptions/check-changeable.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

/** Fewer seats that are scheduled stay so when the plan changes at the same time. */
export const quantityAfter = ({
  quantity,
  next_quantity,
}: Pick<SubscriptionRow, 'next_quantity' | 'quantity'>): number => next_quantity ?? quantity;

/** Also refuses during a trial, which Stripe would end when the change is scheduled. */
export function checkScheduling(
  catalog: PlanCatalog,
  subscription: SubscriptionRow,
  plan: { currency: string; isForGroups: boolean; priceId: string },
): void {
  checkChangeable(subscription, plan.currency);
  checkGroupPlan(catalog, { ...subscription, quantity: quantityAfter(subscription) }, plan);
  if (subscription.price_id === plan.priceId) {
    throw new AppError('conflict', messageReference('billing-server', 'samePlan'));
  }
  if (subscription.status === 'trialing') {
    throw new AppError('conflict', messageReference('billing-server', 'unchangeable'));
  }
}
