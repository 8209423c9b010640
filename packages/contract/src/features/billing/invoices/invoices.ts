import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { paymentErrors } from '../payment-errors.ts';
import { paymentToConfirmSchema, stripeId } from '../payments/payment-to-confirm.ts';
import { invoiceSchema } from './invoice.ts';

export const INVOICES_LIMIT = 10;

export const listInvoices = defineCall({
  method: 'GET',
  path: '/api/invoices/customer/:customerId',
  summary: 'Paid invoices of the logged-in member, newest first',
  group: 'Billing',
  access: 'member',
  params: z.object({ customerId: z.string() }),
  query: z.object({
    limit: z.coerce
      .number(messageReference('rules', 'limitNumber'))
      .int(messageReference('rules', 'limitWhole'))
      .min(1, messageReference('rules', 'limitMin'))
      .max(100, messageReference('rules', 'limitMax'))
      .default(INVOICES_LIMIT),
  }),
  success: { status: 200, body: z.array(invoiceSchema) },
  errors: ['validation_failed', 'unauthorized', 'not_found'],
});

export const getInvoice = defineCall({
  method: 'GET',
  path: '/api/invoices/:id',
  summary: 'One invoice of the logged-in member, paid or not',
  group: 'Billing',
  access: 'member',
  params: z.object({ id: z.string() }),
  success: { status: 200, body: invoiceSchema },
  errors: ['unauthorized', 'not_found'],
});

export const payInvoice = defineCall({
  method: 'POST',
  path: '/api/invoices/:id/pay',
  summary: 'Pay an open invoice with the default or a given card',
  group: 'Billing',
  access: 'member',
  params: z.object({ id: z.string() }),
  body: z.object({ paymentMethodId: stripeId('paymentMethod').optional() }).nullish(),
  success: {
    status: 200,
    body: z.object({ invoice: invoiceSchema, payment: paymentToConfirmSchema.nullable() }),
  },
  errors: paymentErrors,
});
