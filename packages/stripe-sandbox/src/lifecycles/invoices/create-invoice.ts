import { discountsOf, findActiveDiscounts } from '../../objects/discounts/active-discounts.ts';
import { spendOnceDiscounts } from '../../objects/discounts/spend-once.ts';
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
  const invoice = withLines(work, withInheritedTerms(work, draft, input), lines);
  work.put('invoice', invoice);
  if (customer.currency === null) work.put('customer', { ...customer, currency: invoice.currency });
  emit(work, 'invoice.created', invoice);
  spendOnceDiscounts(work, invoice);
  return invoice;
}

/** Pending items of this subscription and those without a subscription. */
function takePendingItems(
  work: Work,
  draft: InvoiceRow,
  subscription: SubscriptionRow | null,
): Line[] {
  return work
    .where('invoiceitem', 'customer', draft.customer)
    .reverse()
    .filter((item) => item.invoice === null)
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

/** The discounts and tax rates of the subscription, else the customer's discount, unless the invoice has its own. */
function withInheritedTerms(
  work: Work,
  draft: InvoiceRow,
  { inheritsDiscounts = true, subscription }: NewInvoice,
): InvoiceRow {
  const ofCustomer = get(work, 'customer', draft.customer).discount?.id;
  const inherited = subscription ? discountsOf(work, subscription) : ofCustomer ? [ofCustomer] : [];
  const active = findActiveDiscounts(work, inherited, draft.created);
  const hasOwn = draft.discounts.length > 0 || !inheritsDiscounts;
  return {
    ...draft,
    default_tax_rates:
      draft.default_tax_rates.length > 0
        ? draft.default_tax_rates
        : (subscription?.default_tax_rates ?? []),
    discounts: hasOwn ? draft.discounts : active.map(({ discount }) => discount.id),
  };
}
