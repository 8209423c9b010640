import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { NO_PLAN, namesPlan, planChoice, subscriptionParams } from '../changes/plan-choice.ts';
import { typedCode } from '../coupons/codes.ts';
import { invoiceLineSchema } from '../invoices/invoice.ts';
import { planErrors } from '../payment-errors.ts';
import { stripeId } from '../payments/payment-to-confirm.ts';
import { planIntervals } from '../plans/plans.ts';
import { changedSubscriptionSchema, subscriptionSchema } from './subscription.ts';

/** What the member was shown. A plan that costs something else by now is refused. */
const shownPrice = z
  .object({
    priceMinor: z.number().int(),
    currency: z.string().max(3),
    interval: z.enum(planIntervals),
    /** The first payment with a code, after credit. */
    amountDue: z.number().int().optional(),
  })
  .optional();

export const createSubscription = defineCall({
  method: 'POST',
  path: '/api/subscriptions/create',
  summary: 'Subscribe; the first payment is confirmed in the browser or made with a saved card',
  group: 'Billing',
  access: 'member',
  body: z
    .object(
      {
        ...planChoice,
        shown: shownPrice,
        /** Null subscribes without a code. Without it, a payment that was started before is continued as it is. */
        code: typedCode.nullable().optional(),
        paymentMethodId: stripeId('paymentMethod').optional(),
      },
      NO_PLAN,
    )
    .refine(namesPlan, NO_PLAN),
  success: { status: 200, body: changedSubscriptionSchema },
  errors: [...planErrors, 'already_subscribed', 'payment_failed'],
});

export const previewPlanChange = defineCall({
  method: 'POST',
  path: '/api/subscriptions/:subscriptionId/preview',
  summary: 'Preview the cost of changing to another plan',
  group: 'Billing',
  access: 'member',
  params: subscriptionParams,
  body: z.object(planChoice, NO_PLAN).refine(namesPlan, NO_PLAN),
  success: {
    status: 200,
    body: z.object({
      planId: z.string(),
      priceId: z.string(),
      /** Unix time in seconds, sent back with the change so that it costs what was previewed. */
      prorationDate: z.number().int(),
      currency: z.string(),
      /** In the minor unit, charged immediately. Never negative: a credit is kept for later invoices. */
      amountDue: z.number().int(),
      /** How much of the existing credit pays for the change. */
      creditUsed: z.number().int(),
      /** Taken off the sum of the lines. */
      discount: z.number().int(),
      /** Credit left after the change. */
      credit: z.number().int(),
      /** Lines of the invoice that the change would create. */
      lines: z.array(invoiceLineSchema),
      /** What the next payment costs, with the discount and before credit. */
      nextPrice: z.number().int(),
      /** A change of the billing interval starts a new period immediately; this is its end. */
      nextPaymentAt: z.string(),
    }),
  },
  errors: planErrors,
});

export const updateSubscription = defineCall({
  method: 'PATCH',
  path: '/api/subscriptions/:subscriptionId',
  summary: 'Change the plan as previewed, cancel it at the end of the period, or resume it',
  group: 'Billing',
  access: 'member',
  params: subscriptionParams,
  body: z
    .object(
      {
        ...planChoice,
        prorationDate: z
          .number(messageReference('billing-server', 'prorationDate'))
          .int()
          .positive()
          .optional(),
        cancelAtPeriodEnd: z
          .boolean(messageReference('billing-server', 'cancelBoolean'))
          .optional(),
      },
      messageReference('billing-server', 'nothingToChange'),
    )
    .refine((body) => namesPlan(body) !== (body.cancelAtPeriodEnd !== undefined), {
      error: messageReference('billing-server', 'eitherPlanOrCancellation'),
    }),
  success: { status: 200, body: changedSubscriptionSchema },
  errors: [...planErrors, 'payment_failed'],
});

export const cancelSubscription = defineCall({
  method: 'DELETE',
  path: '/api/subscriptions/:subscriptionId',
  summary: 'Cancel at the end of the paid period, or immediately with `immediately=true`',
  group: 'Billing',
  access: 'member',
  params: subscriptionParams,
  query: z.object({ immediately: z.enum(['true', 'false']).default('false') }),
  success: { status: 200, body: subscriptionSchema },
  errors: ['validation_failed', 'unauthorized', 'not_found', 'payments_unavailable'],
});

export const getCustomerSubscription = defineCall({
  method: 'GET',
  path: '/api/subscriptions/customer/:customerId',
  summary: 'The subscription of the logged-in member; 404 means none',
  group: 'Billing',
  access: 'member',
  params: z.object({ customerId: z.string() }),
  success: { status: 200, body: subscriptionSchema },
  errors: ['unauthorized', 'not_found'],
});
