import { z } from 'zod';
import { paymentToConfirmSchema } from './payment-to-confirm.ts';
import { plans } from './plans.ts';

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;

export const subscriptionSchema = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  status: z.enum(subscriptionStatuses),
  customerId: z.string(),
  priceId: z.string(),
  /** Null for a price that is not one of our plans, such as one given in Stripe's dashboard. */
  planId: z.enum(plans).nullable(),
  planName: z.string(),
  currentPeriodEnd: z.string(),
  currency: z.string(),
  /** In the minor unit: what the member has with Stripe, which pays before their card does. */
  credit: z.number().int(),
  cancelAtPeriodEnd: z.boolean(),
  /** When it ends, if it is to end: the period's end or another moment set at Stripe. */
  endsAt: z.string().nullable(),
});

/** A subscription after a change, and what is left to confirm before the change counts. */
export const changedSubscriptionSchema = subscriptionSchema.extend({
  payment: paymentToConfirmSchema.nullable(),
});

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export type Subscription = z.infer<typeof subscriptionSchema>;
export type ChangedSubscription = z.infer<typeof changedSubscriptionSchema>;
