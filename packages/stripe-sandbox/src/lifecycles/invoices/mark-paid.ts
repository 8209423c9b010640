import { emit } from '../../objects/events/emit.ts';
import { findPayment } from '../../objects/invoices/invoice-links.ts';
import { nowFor } from '../../store/now.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';

export function markPaid(work: Work, invoice: InvoiceRow, amountPaid: number): InvoiceRow {
  const at = nowFor(work, invoice.customer);
  const paid: InvoiceRow = {
    ...invoice,
    amount_paid: amountPaid,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
  work.put('invoice', paid);
  setDelinquent(work, invoice.customer, false);
  const payment = findPayment(work, invoice.id);
  if (payment?.status === 'open' && amountPaid > 0) {
    const settled = {
      ...payment,
      amount_paid: amountPaid,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: at },
    };
    work.put('invoice_payment', settled);
    emit(work, 'invoice_payment.paid', settled);
  }
  emit(work, 'invoice.paid', paid);
  emit(work, 'invoice.payment_succeeded', get(work, 'invoice', invoice.id));
  return get(work, 'invoice', invoice.id);
}

export function setDelinquent(work: Work, customerId: string, delinquent: boolean): void {
  const customer = work.find('customer', customerId);
  if (customer === undefined || customer.delinquent === delinquent) return;
  const after = { ...customer, delinquent };
  work.put('customer', after);
  emit(work, 'customer.updated', after, customer);
}
