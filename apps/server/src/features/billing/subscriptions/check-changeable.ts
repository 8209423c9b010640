import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { isEnding } from './subscription-state.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

/** Also refuses a plan in another currency, which Stripe cannot change a subscription to. */
export function checkChangeable(subscription: SubscriptionRow, currency: string): void {
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    throw new AppError('conflict', messageReference('billing-server', 'payFirst'));
  }
  if (isEnding(subscription)) {
    throw new AppError('conflict', messageReference('billing-server', 'resumeFirst'));
  }
  if (subscription.pause_starts_at !== null) {
    throw new AppError('conflict', messageReference('billing-server', 'resumeFirst'));
  }
  if (subscription.status !== 'active' && subscription.status !== 'trialing') {
    throw new AppError('conflict', messageReference('billing-server', 'unchangeable'));
  }
  if (subscription.currency !== currency) {
    throw new AppError('conflict', messageReference('billing-server', 'otherCurrency'));
  }
}
