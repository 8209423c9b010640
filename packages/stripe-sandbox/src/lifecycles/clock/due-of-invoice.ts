import type { InvoiceRow } from '../../store/rows.ts';
import { collectInvoice } from '../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import type { Due } from './due-work.ts';

export function dueOfInvoice(invoice: InvoiceRow): Due | undefined {
  if (!invoice.auto_advance) return undefined;
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    return {
      at: invoice.automatically_finalizes_at,
      run: (work) => {
        const open = finalizeInvoice(work, invoice.id);
        if (open.status === 'open' && open.collection_method === 'charge_automatically') {
          collectInvoice(work, invoice.id, { isAutomatic: true, isOffSession: true });
        }
      },
    };
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    return {
      at: invoice.next_payment_attempt,
      run: (work) => {
        collectInvoice(work, invoice.id, { isAutomatic: true, isOffSession: true });
      },
    };
  }
  return undefined;
}
