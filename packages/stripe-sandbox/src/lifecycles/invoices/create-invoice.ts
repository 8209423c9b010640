import { findActiveDiscounts } from '../../objects/discounts/active-discounts.ts';
import { emit } from '../../objects/events/emit.ts';
import { emptyInvoice, type NewInvoice } from '../../objects/invoices/empty-invoice.ts';
import { invoiceItemLine, type Line } from '../../objects/invoices/lines.ts';
import { withLines } from '../../objects/invoices/with-lines.ts';
import { nowFor } from '../../store/now.ts';
import type { InvoiceRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';

/** Creates a draft. A draft with `auto_advance` is finalized an hour later. */
export function createInvoice(work: Work, input: NewInvoice): InvoiceRow {
  const customer = get(work, 'customer', input.customer, 'customer');
  const created = nowFor(work, customer.id);
  const draft = emptyInvoice(work, customer, input, created);
  const lines = [
    ...(input.takesPending === false ? [] : takePendingItems(work, draft, input.subscription)),
    ...input.lines,
  ];
  const invoice = withLines(work, withSubscriptionTerms(work, draft, input), lines);
  work.put('invoice', invoice);
  if (customer.currency === null) work.put('customer', { ...customer, currency: invoice.currency });
  emit(work, 'invoice.created', invoice);
  if (input.subscription !== null) spendOnceDiscounts(work, input.subscription.id, invoice);
  return invoice;
}

/** Pending items of this subscription and those without a subscription. */
function takePendingItems(
  work: Work,
  draft: InvoiceRow,
  subscription: SubscriptionRow | null,
): Line[] {
  return work
    .all('invoiceitem')
    .reverse()
    .filter((item) => item.customer === draft.customer && item.invoice === null)
    .filter((item) => item.currency === draft.currency)
    .filter((item) => {
      const owner = item.parent?.subscription_details?.subscription ?? null;
      return owner === null || owner === subscription?.id;
    })
    .map((item) => {
      work.put('invoiceitem', { ...item, invoice: draft.id });
      return invoiceItemLine(item);
    });
}

/** The discounts and tax rates of the subscription, unless the invoice has its own. */
function withSubscriptionTerms(
  work: Work,
  draft: InvoiceRow,
  { subscription }: NewInvoice,
): InvoiceRow {
  if (subscription === null) return draft;
  const active = findActiveDiscounts(work, subscription.discounts, draft.created);
  return {
    ...draft,
    default_tax_rates:
      draft.default_tax_rates.length > 0
        ? draft.default_tax_rates
        : (subscription.default_tax_rates ?? []),
    discounts:
      draft.discounts.length > 0 ? draft.discounts : active.map(({ discount }) => discount.id),
  };
}

/** A coupon with the duration `once` leaves the subscription with the first invoice it has reduced. */
function spendOnceDiscounts(work: Work, subscriptionId: string, invoice: InvoiceRow): void {
  const before = work.find('subscription', subscriptionId);
  if (before === undefined) return;
  const used = findActiveDiscounts(work, invoice.discounts, invoice.created)
    .filter(({ coupon }) => coupon.duration === 'once')
    .map(({ discount }) => discount.id)
    .filter((id) =>
      invoice.total_discount_amounts?.some((part) => part.discount === id && part.amount > 0),
    );
  if (used.length === 0) return;
  work.put('subscription', {
    ...before,
    discounts: before.discounts.filter((id) => !used.includes(String(id))),
  });
}
