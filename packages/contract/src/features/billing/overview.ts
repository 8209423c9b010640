import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { invoiceSchema } from './invoice.ts';
import { plans } from './plans.ts';
import { subscriptionSchema } from './subscription.ts';

/**
 * `incomplete`: the first payment is not finished. `past_due`: a renewal is not paid; the plan goes
 * on until `graceEndsAt`. `ending`: cancelled, paid until `subscription.endsAt`. `paused`: at Stripe,
 * not here; charges nothing and opens nothing, and no other plan begins beside it. `ended`: was a
 * subscriber, can subscribe again.
 */
export const billingStates = [
  'none',
  'incomplete',
  'active',
  'past_due',
  'ending',
  'paused',
  'ended',
] as const;

export const billingOverviewSchema = z.object({
  state: z.enum(billingStates),
  customerId: z.string().nullable(),
  subscription: subscriptionSchema.nullable(),
  /** What the member may read now, and until when without another payment. */
  entitlement: z.object({ plan: z.enum(plans), until: z.string() }).nullable(),
  graceEndsAt: z.string().nullable(),
  /** A payment that is due: `payInvoice` pays it. */
  openInvoice: invoiceSchema.nullable(),
});

export type BillingState = (typeof billingStates)[number];
export type BillingOverview = z.infer<typeof billingOverviewSchema>;

export const getMyBilling = defineCall({
  method: 'GET',
  path: '/api/subscriptions/mine',
  summary: 'Where the logged-in member stands; answers while Stripe does not',
  group: 'Billing',
  access: 'member',
  success: { status: 200, body: billingOverviewSchema },
  errors: ['unauthorized'],
});

export const syncMyBilling = defineCall({
  method: 'POST',
  path: '/api/subscriptions/sync',
  summary: 'The same after asking Stripe, for the page a payment returns to',
  group: 'Billing',
  access: 'member',
  success: { status: 200, body: billingOverviewSchema },
  errors: ['unauthorized', 'payments_unavailable'],
});
