import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { planErrors } from '../payment-errors.ts';
import { subscriptionSchema } from '../subscriptions/subscription.ts';
import { NO_PLAN, namesPlan, planChoice, subscriptionParams } from './plan-choice.ts';

const scheduledChangePreviewSchema = z.object({
  planId: z.string(),
  priceId: z.string(),
  /** The end of the period that is paid for. */
  at: z.string(),
  currency: z.string(),
  /** In the minor unit, without the discount. */
  price: z.number().int(),
  discount: z.number().int(),
  /** From the existing credit. */
  creditUsed: z.number().int(),
  /** Owed from earlier invoices, and added. */
  debit: z.number().int(),
  /** Charged to the card at that time. Nothing if it is less than the smallest amount a card can be charged. */
  amountDue: z.number().int(),
});

export type ScheduledChangePreview = z.infer<typeof scheduledChangePreviewSchema>;

export const previewScheduledChange = defineCall({
  method: 'POST',
  path: '/api/subscriptions/:subscriptionId/scheduled-change/preview',
  summary: 'What the first payment of another plan costs if it begins when the paid period ends',
  group: 'Billing',
  access: 'member',
  params: subscriptionParams,
  body: z.object(planChoice, NO_PLAN).refine(namesPlan, NO_PLAN),
  success: { status: 200, body: scheduledChangePreviewSchema },
  errors: planErrors,
});

export const scheduleChange = defineCall({
  method: 'PUT',
  path: '/api/subscriptions/:subscriptionId/scheduled-change',
  summary: 'Change to another plan when the paid period ends',
  group: 'Billing',
  access: 'member',
  params: subscriptionParams,
  body: z
    .object(
      {
        ...planChoice,
        /** What the member was shown. If it costs something else by now, nothing is changed. */
        amountDue: z.number().int().min(0),
      },
      NO_PLAN,
    )
    .refine(namesPlan, NO_PLAN),
  success: { status: 200, body: subscriptionSchema },
  errors: planErrors,
});

export const undoScheduledChange = defineCall({
  method: 'DELETE',
  path: '/api/subscriptions/:subscriptionId/scheduled-change',
  summary: 'Keep the plan instead of changing when the paid period ends',
  group: 'Billing',
  access: 'member',
  params: subscriptionParams,
  success: { status: 200, body: subscriptionSchema },
  errors: ['unauthorized', 'not_found', 'conflict', 'payments_unavailable'],
});
