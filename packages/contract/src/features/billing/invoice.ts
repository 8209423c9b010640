import { z } from 'zod';

/** Amounts below zero are given back. */
export const invoiceLineSchema = z.object({
  /** In Stripe's words. */
  description: z.string().nullable(),
  amount: z.number().int(),
  /** Null for a price that is not one of our plans. */
  planName: z.string().nullable(),
  /** A part of a period, not the whole of it. */
  isProration: z.boolean(),
  endsAt: z.string(),
});

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  currency: z.string(),
  /** Amounts are in the currency's minor unit, which for some currencies is the major one. */
  total: z.number().int(),
  amountPaid: z.number().int(),
  amountRemaining: z.number().int(),
  amountRefunded: z.number().int(),
  isDisputed: z.boolean(),
  /** Seconds since 1970. */
  created: z.number().int(),
  dueDate: z.number().int().nullable(),
  hostedInvoiceUrl: z.string().nullable(),
  invoicePdf: z.string().nullable(),
  lines: z.array(invoiceLineSchema.extend({ currency: z.string() })),
});

export type InvoiceLine = z.infer<typeof invoiceLineSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
