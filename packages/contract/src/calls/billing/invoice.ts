import { z } from 'zod';

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
  lines: z.array(
    z.object({
      description: z.string().nullable(),
      amount: z.number().int(),
      currency: z.string(),
    }),
  ),
});

export type Invoice = z.infer<typeof invoiceSchema>;
