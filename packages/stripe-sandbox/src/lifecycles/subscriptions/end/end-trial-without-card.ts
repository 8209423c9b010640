import type { SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';
import { enterPause } from '../pause/pause-subscription.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * Applies `trial_settings` when a trial ends without a payment method. Returns whether that ended
 * or paused the subscription.
 */
export function endTrialWithoutCard(work: Work, trialing: SubscriptionRow): boolean {
  if (trialing.status !== 'trialing' || hasPaymentMethod(work, trialing)) return false;
  const choice = trialing.trial_settings?.end_behavior.missing_payment_method;
  if (choice === 'cancel') endSubscription(work, trialing, 'cancellation_requested');
  if (choice === 'pause') enterPause(work, trialing, 'trial_end_without_payment_method');
  return choice === 'cancel' || choice === 'pause';
}

function hasPaymentMethod(work: Work, subscription: SubscriptionRow): boolean {
  const customer = work.find('customer', subscription.customer);
  const method =
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return Boolean(method);
}
