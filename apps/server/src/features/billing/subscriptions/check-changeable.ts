import { AppError } from '../../../errors.ts';
import { isEnding } from './subscription-state.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

export function checkChangeable(subscription: SubscriptionRow): void {
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    throw new AppError('conflict', 'Please pay the open invoice before you change the plan');
  }
  if (isEnding(subscription)) {
    throw new AppError('conflict', 'Please resume your subscription before you change the plan');
  }
  if (subscription.status !== 'active' && subscription.status !== 'trialing') {
    throw new AppError('conflict', 'This subscription cannot be changed');
  }
}
