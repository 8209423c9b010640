import type { Debit, DebitSource } from '../../money/plan-change.ts';
import type { InvoiceItemRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import type { Line } from './lines.ts';

/**
 * What a subscription's items were debited for, by item, with what has been credited since. Void invoices and
 * that of a pending update count neither as debit nor as credit.
 */
export function findDebits(work: Work, subscription: string): Map<string, Debit[]> {
  const pendingUpdate = work.find('subscription_note', subscription)?.pendingInvoice;
  const counts = (invoice: string | null) =>
    invoice === null ||
    (invoice !== pendingUpdate && work.find('invoice', invoice)?.status !== 'void');
  const items = work.where('invoiceitem', 'subscription', subscription);
  const credits = items.filter((item) => isCredit(item) && counts(item.invoice));
  const debits = new Map<string, Debit[]>();
  const add = (
    key: string,
    debit: Omit<Debit, 'creditedFrom' | 'creditedMinor'>,
    ids: string[],
  ) => {
    const given = credits.filter((credit) => creditedIds(credit).some((id) => ids.includes(id)));
    debits.set(key, [
      ...(debits.get(key) ?? []),
      {
        ...debit,
        creditedFrom: Math.min(debit.period.end, ...given.map(({ period }) => period.start)),
        creditedMinor: given.reduce((sum, { amount }) => sum - amount, 0),
      },
    ]);
  };
  for (const invoice of work.where('invoice', 'subscription', subscription)) {
    if (!counts(invoice.id)) continue;
    for (const line of invoice.lines.data) {
      const details = line.parent?.subscription_item_details;
      if (!details || line.amount < 0) continue;
      const source: DebitSource = { invoice: invoice.id, line: line.id };
      const ids = [line.id, details.invoice_item ?? ''];
      add(
        details.subscription_item,
        { amountMinor: netAmount(line), period: line.period, source },
        ids,
      );
    }
  }
  for (const item of items) {
    const key = item.parent?.subscription_details?.subscription_item;
    if (item.invoice !== null || key === undefined || item.amount < 0) continue;
    const source: DebitSource = { invoiceItem: item.id };
    add(key, { amountMinor: item.amount, period: item.period, source }, [item.id]);
  }
  return debits;
}

function netAmount(line: Line): number {
  return (line.discount_amounts ?? []).reduce((sum, { amount }) => sum - amount, line.amount);
}

function isCredit(item: InvoiceItemRow): boolean {
  return creditedIds(item).length > 0;
}

function creditedIds({ proration_details: details }: InvoiceItemRow): string[] {
  const credited = details?.credited_items;
  if (!credited) return [];
  return credited.invoice_item === undefined
    ? (credited.invoice_line_item_details?.invoice_line_items ?? [])
    : [credited.invoice_item];
}
