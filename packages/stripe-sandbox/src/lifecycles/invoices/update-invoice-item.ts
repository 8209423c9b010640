import { emit } from '../../objects/events/emit.ts';
import { invoiceItemLine, type Line, pricingOf } from '../../objects/invoices/lines.ts';
import { withLines } from '../../objects/invoices/with-lines.ts';
import type { InvoiceItemRow, InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { decimal } from '../../wire/decimal.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { ItemUpdateInput } from './params.ts';

/** Updates an invoice item that is pending or on a draft, and the draft's line with it. */
export function updateInvoiceItem(work: Work, id: string, input: ItemUpdateInput): InvoiceItemRow {
  const before = get(work, 'invoiceitem', id);
  const draft = requireEditable(work, before);
  const { metadata, pricing, ...fields } = input;
  const price = pricing?.price ? get(work, 'price', pricing.price, 'pricing[price]') : null;
  const quantity = fields.quantity ?? before.quantity;
  const unitAmount =
    price?.unit_amount ?? (fields.quantity === undefined ? null : unitAmountOf(before));
  const amount = fields.amount ?? (unitAmount === null ? before.amount : unitAmount * quantity);
  const after: InvoiceItemRow = {
    ...before,
    ...fields,
    amount,
    metadata: mergeMetadata(before.metadata, metadata),
    net_amount: amount,
    pricing: price === null ? before.pricing : (pricingOf(price) ?? null),
    quantity,
    quantity_decimal: decimal(quantity),
  };
  work.put('invoiceitem', after);
  if (draft !== null) {
    setLines(work, draft, (lines) =>
      lines.map((line) =>
        invoiceItemOf(line) === id ? { ...invoiceItemLine(after), id: line.id } : line,
      ),
    );
  }
  return after;
}

/** Deletes an invoice item that is pending or on a draft, and the draft's line with it. */
export function deleteInvoiceItem(work: Work, id: string): void {
  const item = get(work, 'invoiceitem', id);
  const draft = requireEditable(work, item);
  work.remove('invoiceitem', id);
  emit(work, 'invoiceitem.deleted', item);
  if (draft !== null) {
    setLines(work, draft, (lines) => lines.filter((line) => invoiceItemOf(line) !== id));
  }
}

function requireEditable(work: Work, { invoice }: InvoiceItemRow): InvoiceRow | null {
  if (invoice === null) return null;
  const draft = get(work, 'invoice', invoice);
  if (draft.status === 'draft') return draft;
  throw invalidRequest(
    'This invoice item is on a finalized invoice.',
    'id',
    'invoice_not_editable',
  );
}

function setLines(work: Work, draft: InvoiceRow, change: (lines: Line[]) => Line[]): void {
  const after = withLines(work, draft, change(draft.lines.data));
  work.put('invoice', after);
  emit(work, 'invoice.updated', after, draft);
}

function invoiceItemOf({ parent }: Line): string | null {
  return (
    parent?.invoice_item_details?.invoice_item ??
    parent?.subscription_item_details?.invoice_item ??
    null
  );
}

function unitAmountOf({ amount, quantity }: InvoiceItemRow): number {
  return Math.round(amount / Math.max(quantity, 1));
}
