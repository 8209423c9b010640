import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { isEnding } from './subscription-state.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

export function checkChangeable(subscription: SubscriptionRow): void {
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    throw new AppError('conflict', messageReference('billing-server', 'payFirst'));
  }
  if (isEnding(subscription)) {
    throw new AppError('conflict', messageReference('billing-server', 'resumeFirst'));
  }
  if (subscription.status !== 'active' && subscription.status !== 'trialing') {
    throw new AppError('conflict', messageReference('billing-server', 'unchangeable'));
  }
}
