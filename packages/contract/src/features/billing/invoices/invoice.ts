import { z } from '../../../zod.ts';

/** Negative amounts are credits. */
export const invoiceLineSchema = z.object({
  /** Stripe's description. */
  description: z.string().nullable(),
  amount: z.number().int(),
  /** Null for a price that is not one of our plans. */
  planId: z.string().nullable(),
  planName: z.string().nullable(),
  /** Covers only part of a period. */
  isProration: z.boolean(),
  endsAt: z.string(),
});

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  currency: z.string(),
  /** Amounts are in Stripe's minor unit, which for some currencies equals the major unit. */
  total: z.number().int(),
  amountPaid: z.number().int(),
  amountRemaining: z.number().int(),
  amountRefunded: z.number().int(),
  /** What discounts took off the lines. */
  discount: z.number().int(),
  isDisputed: z.boolean(),
  /** Unix time in seconds. */
  created: z.number().int(),
  dueDate: z.number().int().nullable(),
  hostedInvoiceUrl: z.string().nullable(),
  invoicePdf: z.string().nullable(),
  lines: z.array(invoiceLineSchema.extend({ currency: z.string() })),
});

export type InvoiceLine = z.infer<typeof invoiceLineSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
