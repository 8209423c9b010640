import { itemUpdateParams } from '../../lifecycles/invoices/params.ts';
import {
  deleteInvoiceItem,
  updateInvoiceItem,
} from '../../lifecycles/invoices/update-invoice-item.ts';
import { emit } from '../../objects/events/emit.ts';
import { createInvoiceItem } from '../../objects/invoices/create-invoice-item.ts';
import { invoiceItemLine, pricingOf } from '../../objects/invoices/lines.ts';
import { withLines } from '../../objects/invoices/with-lines.ts';
import type { InvoiceItemRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { quantity, signedAmount, timestamp } from '../../wire/number-params.ts';
import { boolean, type InputOf, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const createParams = shape(
  { customer: text },
  {
    amount: signedAmount,
    currency: text,
    description: text,
    invoice: text,
    metadata,
    period: shape({ start: timestamp, end: timestamp }, {}),
    pricing: shape({}, { price: text }),
    quantity,
    subscription: text,
  },
);
const listParams = shape(
  {},
  { ...paging, created: range, customer: text, invoice: text, pending: boolean },
);

export const invoiceItemRoutes: Route[] = [
  route('POST', '/v1/invoiceitems', createParams, (work, { input }) => addItem(work, input)),
  route('GET', '/v1/invoiceitems', listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'invoiceitem', 'customer', input.customer)
        .filter((item) => input.invoice === undefined || item.invoice === input.invoice)
        .filter((item) => input.pending === undefined || (item.invoice === null) === input.pending)
        .filter((item) => isWithin(item.date, input.created)),
      input,
      '/v1/invoiceitems',
    ),
  ),
  route('GET', '/v1/invoiceitems/:id', shape({}, {}), (work, call) =>
    get(work, 'invoiceitem', idOf(call)),
  ),
  route('POST', '/v1/invoiceitems/:id', itemUpdateParams, (work, call) =>
    updateInvoiceItem(work, idOf(call), call.input),
  ),
  route('DELETE', '/v1/invoiceitems/:id', shape({}, {}), (work, call) => {
    deleteInvoiceItem(work, idOf(call));
    return { id: idOf(call), object: 'invoiceitem', deleted: true };
  }),
];

function addItem(work: Work, input: InputOf<typeof createParams>): InvoiceItemRow {
  const price = input.pricing?.price
    ? get(work, 'price', input.pricing.price, 'pricing[price]')
    : null;
  const quantity = input.quantity ?? 1;
  const amountMinor = input.amount ?? (price?.unit_amount ?? 0) * quantity;
  const currency = price?.currency ?? input.currency;
  if (currency === undefined || (price === null && input.amount === undefined)) {
    throw invalidRequest(
      'Pass pricing[price], or amount and currency.',
      'amount',
      'parameter_missing',
    );
  }
  const invoice =
    input.invoice === undefined ? null : get(work, 'invoice', input.invoice, 'invoice');
  if (invoice !== null && invoice.status !== 'draft') {
    throw invalidRequest('The invoice is no longer editable.', 'invoice', 'invoice_not_editable');
  }
  const item = createInvoiceItem(work, {
    customer: input.customer,
    amountMinor,
    currency: currency.toLowerCase(),
    description: input.description ?? (price && work.find('product', price.product)?.name) ?? null,
    quantity,
    invoice: invoice?.id ?? null,
    metadata: mergeMetadata({}, input.metadata),
    ...(price === null ? {} : { pricing: pricingOf(price) }),
    ...(input.period === undefined ? {} : { period: input.period }),
    ...(input.subscription === undefined ? {} : { subscription: input.subscription }),
  });
  if (invoice !== null) {
    const after = withLines(work, invoice, [...invoice.lines.data, invoiceItemLine(item)]);
    work.put('invoice', after);
    emit(work, 'invoice.updated', after, invoice);
  }
  return item;
}
