import { z } from '../../../zod.ts';

/** Why somebody disputed a payment with their bank, in Stripe's words. `other` stands for the rest. */
export const disputeReasons = [
  'fraudulent',
  'unrecognized',
  'subscription_canceled',
  'credit_not_processed',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'debit_not_authorized',
  'other',
] as const;

/** `open`: the bank waits for our evidence. `closed`: an inquiry that took no money. */
export const disputeStates = ['open', 'review', 'won', 'lost', 'closed'] as const;

export const disputeSchema = z.object({
  id: z.string(),
  reason: z.enum(disputeReasons),
  state: z.enum(disputeStates),
  /** In the minor unit of the currency of the payment. */
  amount: z.number().int(),
  at: z.string(),
  /** Until when evidence can be submitted; null if none is wanted. */
  dueAt: z.string().nullable(),
  /** At Stripe, where evidence is submitted. Null in the sandbox. */
  url: z.string().nullable(),
});

export type Dispute = z.infer<typeof disputeSchema>;
export type DisputeReason = (typeof disputeReasons)[number];
export type DisputeState = (typeof disputeStates)[number];
