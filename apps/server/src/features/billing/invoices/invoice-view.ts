import type { Invoice } from '@rostra/contract';
import type { InvoiceRow } from './invoices.repo.ts';

const seconds = (at: string) => Math.floor(Date.parse(at) / 1000);

export function toInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    currency: row.currency,
    total: row.total_minor,
    amountPaid: row.amount_paid_minor,
    amountRemaining: row.amount_remaining_minor,
    amountRefunded: row.amount_refunded_minor,
    discount: row.discount_minor,
    isDisputed: row.is_disputed === 1,
    created: seconds(row.created_at),
    dueDate: row.due_at === null ? null : seconds(row.due_at),
    hostedInvoiceUrl: row.hosted_url,
    invoicePdf: row.pdf_url,
    lines: linesOf(row),
  };
}

/** Older rows lack the plan of each line until the next sync; Stripe's description is shown instead. */
function linesOf({ lines, created_at: endsAt }: InvoiceRow): Invoice['lines'] {
  const stored = JSON.parse(lines) as Invoice['lines'];
  const defaults = { planId: null, planName: null, isProration: false, endsAt };
  return stored.map((line) => ({ ...defaults, ...line }));
}
