import { emit } from '../../../objects/events/emit.ts';
import { nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';
import { endSubscription } from './end-subscription.ts';

/** Applies `trial_settings` when a trial ends without a payment method. Returns whether that settled the matter. */
export function endTrialWithoutCard(work: Work, trialing: SubscriptionRow): boolean {
  if (trialing.status !== 'trialing' || hasPaymentMethod(work, trialing)) return false;
  const choice = trialing.trial_settings?.end_behavior.missing_payment_method;
  if (choice === 'cancel') endSubscription(work, trialing, 'cancellation_requested');
  if (choice === 'pause') pause(work, trialing);
  return choice === 'cancel' || choice === 'pause';
}

function hasPaymentMethod(work: Work, subscription: SubscriptionRow): boolean {
  const customer = work.find('customer', subscription.customer);
  const method =
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return Boolean(method);
}

function pause(work: Work, before: SubscriptionRow): void {
  const at = nowFor(work, before.customer);
  const paused: SubscriptionRow = {
    ...before,
    status: 'paused',
    status_details: {
      paused: {
        subscription: { type: 'trial_end_without_payment_method' },
        transitioned_at: at,
        type: 'subscription',
      },
    },
    trial_end: at,
  };
  work.put('subscription', paused);
  emit(work, 'customer.subscription.paused', paused, before);
}
