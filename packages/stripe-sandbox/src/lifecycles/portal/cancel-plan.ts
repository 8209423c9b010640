import type { PortalSessionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { cancelSubscription } from '../subscriptions/change/cancel-subscription.ts';
import { updateSubscription } from '../subscriptions/change/update-subscription.ts';
import { cancellation_details } from '../subscriptions/params.ts';
import { featuresOf } from './features.ts';
import { getOwnSubscription } from './own-objects.ts';

/** Cancels at period end or immediately, as configured, with the reason that the customer chose. */
export function cancelPlan(work: Work, session: PortalSessionRow, form: URLSearchParams): string {
  const subscription = getOwnSubscription(work, session.customer, form);
  const { mode, proration_behavior } = featuresOf(work, session).subscription_cancel;
  const feedback = form.get('feedback');
  const reason = feedback
    ? { cancellation_details: cancellation_details({ feedback }, 'cancellation_details') }
    : {};
  if (mode === 'immediately') {
    cancelSubscription(work, subscription.id, {
      ...reason,
      invoice_now: proration_behavior === 'always_invoice',
      prorate: proration_behavior !== 'none',
    });
  } else {
    updateSubscription(work, subscription.id, { ...reason, cancel_at_period_end: true });
  }
  return '';
}
