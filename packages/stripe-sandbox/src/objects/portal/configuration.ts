import type Stripe from 'stripe';
import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { Work } from '../../store/work.ts';

/** The default portal configuration, created on first use with every feature enabled. */
export function defaultConfiguration(work: Work): Stripe.BillingPortal.Configuration {
  const [found] = work.all('portal_configuration');
  if (found !== undefined) return found;
  const created = now(work, null);
  const configuration: Stripe.BillingPortal.Configuration = {
    id: newIdOf('portal_configuration'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: 'unchanged',
        default_allowed_updates: ['price'],
        enabled: true,
        products: null,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'continue_trial',
      },
    },
    is_default: true,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: created,
  };
  work.put('portal_configuration', configuration);
  return configuration;
}
