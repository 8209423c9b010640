import { createManualInvoice } from '../../lifecycles/invoices/create-manual-invoice.ts';
import { finalizeInvoice } from '../../lifecycles/invoices/finalize-invoice.ts';
import {
  createParams,
  finalizeParams,
  listParams,
  payParams,
  updateParams,
} from '../../lifecycles/invoices/params.ts';
import { payInvoice } from '../../lifecycles/invoices/pay-invoice.ts';
import { updateInvoice } from '../../lifecycles/invoices/update-invoice.ts';
import { markUncollectible, voidInvoice } from '../../lifecycles/invoices/void-invoice.ts';
import { previewParams } from '../../lifecycles/previews/params.ts';
import { previewInvoice } from '../../lifecycles/previews/preview-invoice.ts';
import { emit } from '../../objects/events/emit.ts';
import { subscriptionOf } from '../../objects/invoices/invoice-links.ts';
import { get } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const base = '/v1/invoices';
const one = `${base}/:id`;
const none = shape({}, {});

export const invoiceRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createManualInvoice(work, input)),
  route('POST', `${base}/create_preview`, previewParams, (work, { input }) =>
    previewInvoice(work, input),
  ),
  route('GET', base, listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'invoice', 'customer', input.customer)
        .filter((invoice) => input.status === undefined || invoice.status === input.status)
        .filter(
          (invoice) =>
            input.collection_method === undefined ||
            invoice.collection_method === input.collection_method,
        )
        .filter(
          (invoice) =>
            input.subscription === undefined || subscriptionOf(invoice) === input.subscription,
        )
        .filter((invoice) => isWithin(invoice.created, input.created)),
      input,
      base,
    ),
  ),
  route('GET', one, none, (work, call) => get(work, 'invoice', idOf(call))),
  route('POST', one, updateParams, (work, call) => updateInvoice(work, idOf(call), call.input)),
  route('DELETE', one, none, (work, call) => {
    const invoice = get(work, 'invoice', idOf(call));
    if (invoice.status !== 'draft' || invoice.parent !== null) {
      throw invalidRequest('You can only delete draft invoices that belong to no subscription.');
    }
    for (const item of work.where('invoiceitem', 'invoice', invoice.id)) {
      work.remove('invoiceitem', item.id);
    }
    work.remove('invoice', invoice.id);
    emit(work, 'invoice.deleted', invoice);
    return { id: invoice.id, object: 'invoice', deleted: true };
  }),
  route('GET', `${one}/lines`, listParams, (work, call) => {
    const { id, lines } = get(work, 'invoice', idOf(call));
    return paginate(lines.data, call.input, `${base}/${id}/lines`);
  }),
  route('POST', `${one}/finalize`, finalizeParams, (work, call) => {
    const { auto_advance } = call.input;
    if (auto_advance !== undefined) updateInvoice(work, idOf(call), { auto_advance });
    return finalizeInvoice(work, idOf(call));
  }),
  route('POST', `${one}/pay`, payParams, (work, call) => payInvoice(work, idOf(call), call.input)),
  route('POST', `${one}/void`, none, (work, call) => voidInvoice(work, idOf(call))),
  route('POST', `${one}/mark_uncollectible`, none, (work, call) =>
    markUncollectible(work, idOf(call)),
  ),
  route('POST', `${one}/send`, none, (work, call) => {
    const found = get(work, 'invoice', idOf(call));
    const invoice = found.status === 'draft' ? finalizeInvoice(work, found.id) : found;
    emit(work, 'invoice.sent', invoice);
    return get(work, 'invoice', invoice.id);
  }),
];
