import { redeem } from '../../objects/discounts/redeem.ts';
import { getTaxRates } from '../../objects/invoices/tax-rates.ts';
import { DAY, nowFor } from '../../store/now.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { createInvoice } from './create-invoice.ts';
import type { CreateInput } from './params.ts';

/** Creates an invoice by API: empty, or with the customer's pending items. It advances only with `auto_advance`. */
export function createManualInvoice(work: Work, input: CreateInput): InvoiceRow {
  const customer = get(work, 'customer', input.customer, 'customer');
  const now = nowFor(work, customer.id);
  const subscription =
    input.subscription === undefined
      ? null
      : get(work, 'subscription', input.subscription, 'subscription');
  const advances = input.auto_advance ?? false;
  const isSent = input.collection_method === 'send_invoice';
  return createInvoice(work, {
    customer: customer.id,
    subscription,
    reason: 'manual',
    currency: input.currency?.toLowerCase() ?? customer.currency ?? 'usd',
    lines: [],
    period: { start: now, end: now },
    // An empty value of `discounts` means none.
    inheritsDiscounts: input.discounts === undefined,
    takesPending: input.pending_invoice_items_behavior === 'include',
    overrides: {
      auto_advance: advances,
      ...(advances ? {} : { automatically_finalizes_at: null, next_payment_attempt: null }),
      collection_method: input.collection_method ?? 'charge_automatically',
      default_payment_method: input.default_payment_method ?? null,
      default_tax_rates: getTaxRates(work, input.default_tax_rates),
      description: input.description ?? null,
      discounts: redeem(work, input.discounts ?? null, {
        currency: input.currency?.toLowerCase() ?? customer.currency ?? 'usd',
        customer: customer.id,
        subtotalMinor: Number.POSITIVE_INFINITY,
      }),
      due_date: input.due_date ?? (isSent ? now + (input.days_until_due ?? 30) * DAY : null),
      footer: input.footer ?? null,
      metadata: mergeMetadata({}, input.metadata),
    },
  });
}
