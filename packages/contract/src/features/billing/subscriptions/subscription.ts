import { z } from '../../../zod.ts';
import { discountSchema } from '../coupons/discount.ts';
import { paymentToConfirmSchema } from '../payments/payment-to-confirm.ts';
import { planIntervals } from '../plans/plans.ts';

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

const scheduledChangeSchema = z.object({
  /** Null, like the interval, for a price that belongs to none of our plans. */
  planId: z.string().nullable(),
  planName: z.string(),
  interval: z.enum(planIntervals).nullable(),
  at: z.string(),
});

export const subscriptionSchema = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  status: z.enum(subscriptionStatuses),
  customerId: z.string(),
  priceId: z.string(),
  /** Null for a price that belongs to none of our plans, such as one assigned in Stripe's dashboard. */
  planId: z.string().nullable(),
  planName: z.string(),
  /** What each period costs, in the minor unit. Null for an unknown price. */
  price: z.number().int().nullable(),
  interval: z.enum(planIntervals).nullable(),
  /** Null if it has none. */
  discount: discountSchema.nullable(),
  /** Another plan that begins when the period ends. */
  scheduledChange: scheduledChangeSchema.nullable(),
  /** Fewer seats of a group, when the paid period ends. */
  scheduledSeats: z.object({ quantity: z.number().int(), at: z.string() }).nullable(),
  /** Seats that are paid for, with the payer's own. */
  quantity: z.number().int(),
  /** A pause of the member. It has begun if the status is `paused`. */
  pause: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
  /** What the next payment costs with the discount, before credit: that of the scheduled plan, if there is one. Null for an unknown price. */
  nextPrice: z.number().int().nullable(),
  currentPeriodEnd: z.string(),
  currency: z.string(),
  /** In the minor unit: the credit at Stripe, which is used before the card is charged. */
  credit: z.number().int(),
  cancelAtPeriodEnd: z.boolean(),
  /** When a cancelled subscription ends: at the end of the period or at a time set at Stripe. */
  endsAt: z.string().nullable(),
});

/** A changed subscription, and what has to be confirmed before the change takes effect. */
export const changedSubscriptionSchema = subscriptionSchema.extend({
  payment: paymentToConfirmSchema.nullable(),
});

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export type Subscription = z.infer<typeof subscriptionSchema>;
export type ChangedSubscription = z.infer<typeof changedSubscriptionSchema>;
