import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { invoiceSchema } from './invoices/invoice.ts';
import { plans } from './plans/plans.ts';
import { subscriptionSchema } from './subscriptions/subscription.ts';

/**
 * `incomplete`: the first payment is unfinished. `past_due`: a renewal is unpaid; access lasts until
 * `graceEndsAt`. `ending`: cancelled, paid until `subscription.endsAt`. `paused`: by the
 * member, until `subscription.pause.endsAt`, or in Stripe's dashboard; no charges, no access, no second plan. `ended`: can subscribe again.
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

/** A plan without a subscription of one's own: from a gift, or as a member of a group. */
const planGrantSchema = z.object({
  source: z.enum(['gift', 'seat']),
  planId: z.string(),
  planName: z.string(),
  startsAt: z.string(),
  /** Null: no end is known. */
  endsAt: z.string().nullable(),
});

export const billingOverviewSchema = z.object({
  state: z.enum(billingStates),
  customerId: z.string().nullable(),
  subscription: subscriptionSchema.nullable(),
  /** What the member can read now, and until when without another payment, if an end is known. */
  entitlement: z.object({ plan: z.enum(plans), until: z.string().nullable() }).nullable(),
  /** In force or to come, in order. */
  grants: z.array(planGrantSchema),
  graceEndsAt: z.string().nullable(),
  /** An open invoice, which `payInvoice` pays. */
  openInvoice: invoiceSchema.nullable(),
});

export type BillingState = (typeof billingStates)[number];
export type PlanGrant = z.infer<typeof planGrantSchema>;
export type BillingOverview = z.infer<typeof billingOverviewSchema>;

export const getMyBilling = defineCall({
  method: 'GET',
  path: '/api/subscriptions/mine',
  summary: 'Billing state of the logged-in member, also available while Stripe is down',
  group: 'Billing',
  access: 'member',
  success: { status: 200, body: billingOverviewSchema },
  errors: ['unauthorized'],
});

export const syncMyBilling = defineCall({
  method: 'POST',
  path: '/api/subscriptions/sync',
  summary: 'Billing state after synchronising with Stripe',
  group: 'Billing',
  access: 'member',
  success: { status: 200, body: billingOverviewSchema },
  errors: ['unauthorized', 'payments_unavailable'],
});
