import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { paymentErrors } from '../payment-errors.ts';
import { subscriptionSchema } from '../subscriptions/subscription.ts';
import { subscriptionParams } from './plan-choice.ts';

export const PAUSE_MONTHS = [1, 2, 3] as const;

const pauseMonths = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const pauseOptionsSchema = z.object({
  currency: z.string(),
  /** Empty if the plan cannot be paused. */
  options: z.array(
    z.object({
      months: pauseMonths,
      /** The end of the paid period: access lasts until then. */
      startsAt: z.string(),
      /** When the plan continues by itself. */
      endsAt: z.string(),
      /** Charged then, in the minor unit: the price less the discount and the credit. */
      amountDue: z.number().int(),
    }),
  ),
  /**
   * Why the plan cannot be paused or resumed now. `billed`: its period ends in a few minutes or an invoice is not
   * paid yet; try again in two hours. `discount`: a pause would use up a discount for the next payment.
   */
  obstacle: z.enum(['billed', 'discount']).nullable(),
  /** What is charged if the plan is resumed now. Null if there is no pause. */
  resumeDue: z.number().int().nullable(),
});

export type PauseOptions = z.infer<typeof pauseOptionsSchema>;
export type PauseOption = PauseOptions['options'][number];

export const listPauseOptions = defineCall({
  method: 'GET',
  path: '/api/subscriptions/:subscriptionId/pause',
  summary: 'For how long a plan can be paused, and what is charged when it continues',
  group: 'Billing',
  access: 'member',
  params: subscriptionParams,
  success: { status: 200, body: pauseOptionsSchema },
  errors: ['unauthorized', 'not_found', 'conflict', 'payments_unavailable'],
});

export const pausePlan = defineCall({
  method: 'PUT',
  path: '/api/subscriptions/:subscriptionId/pause',
  summary: 'Pause a monthly plan for one to three months, from the end of the paid period on',
  group: 'Billing',
  access: 'member',
  params: subscriptionParams,
  body: z.object({
    months: pauseMonths,
    /** What the member was shown. If it costs something else by now, nothing is changed. */
    amountDue: z.number().int().min(0),
  }),
  success: { status: 200, body: subscriptionSchema },
  errors: ['validation_failed', 'unauthorized', 'not_found', 'conflict', 'payments_unavailable'],
});

export const resumePlan = defineCall({
  method: 'POST',
  path: '/api/subscriptions/:subscriptionId/resume',
  summary: 'End a pause now; a pause that has begun is followed by a new period, which is charged',
  group: 'Billing',
  access: 'member',
  params: subscriptionParams,
  body: z.object({
    /** What the member was shown: nothing, if the pause has not begun. */
    amountDue: z.number().int().min(0),
  }),
  success: { status: 200, body: subscriptionSchema },
  errors: paymentErrors,
});
