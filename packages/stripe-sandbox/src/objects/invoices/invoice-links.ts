import type { InvoicePaymentRow, InvoiceRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';

export function subscriptionOf(invoice: InvoiceRow): string | null {
  const found = invoice.parent?.subscription_details?.subscription;
  return typeof found === 'string' ? found : null;
}

export function findPayment(work: Work, invoice: string): InvoicePaymentRow | undefined {
  return work.where('invoice_payment', 'invoice', invoice)[0];
}

export function findInvoiceOfIntent(work: Work, intent: string): InvoiceRow | undefined {
  const [payment] = work.where('invoice_payment', 'payment_intent', intent);
  return payment && work.find('invoice', payment.invoice);
}
