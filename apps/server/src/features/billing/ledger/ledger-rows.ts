import type { RemoteEntry, RemoteInvoice } from '../../../adapters/payments/remote.ts';
import type { LedgerRow } from './ledger.repo.ts';

interface Owner {
  userId: number;
  customerId: string;
  invoices: readonly RemoteInvoice[];
}

/** A customer's entries as rows. The tax of a payment is shared out among what is refunded of it. */
export function toLedgerRows(entries: readonly RemoteEntry[], owner: Owner): LedgerRow[] {
  const invoices = new Map(owner.invoices.map((invoice) => [invoice.id, invoice]));
  return [...Map.groupBy(entries, ({ paymentId }) => paymentId).values()].flatMap((group) => {
    const ordered = group.toSorted(
      (a, b) => a.at.localeCompare(b.at) || rank(a) - rank(b) || a.id.localeCompare(b.id),
    );
    const invoice = invoices.get(ordered[0]?.invoiceId ?? '');
    let amount = 0;
    return ordered.map((entry) => {
      const before = taxIn(invoice, amount);
      amount += entry.amountMinor;
      return toRow(entry, owner, invoice, taxIn(invoice, amount) - before);
    });
  });
}

/** A payment comes before what went back in the same second. */
const rank = ({ kind }: RemoteEntry) => (kind === 'payment' ? 0 : 1);

const taxIn = (invoice: RemoteInvoice | undefined, amount: number) =>
  invoice && invoice.totalMinor > 0
    ? Math.round((invoice.taxMinor * amount) / invoice.totalMinor)
    : 0;

const toRow = (
  entry: RemoteEntry,
  { userId, customerId }: Owner,
  invoice: RemoteInvoice | undefined,
  tax: number,
): LedgerRow => ({
  id: entry.id,
  kind: entry.kind,
  payment_id: entry.paymentId,
  user_id: userId,
  customer_id: customerId,
  invoice_id: entry.invoiceId,
  invoice_number: invoice?.number ?? null,
  currency: entry.currency,
  amount_minor: entry.amountMinor,
  tax_minor: tax,
  fee_minor: entry.feeMinor,
  fee_currency: entry.feeCurrency,
  occurred_at: entry.at,
  discount_minor: entry.kind === 'payment' ? (invoice?.discountMinor ?? 0) : 0,
});
