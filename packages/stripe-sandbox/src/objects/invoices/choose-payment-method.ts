import type { InvoiceRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { subscriptionOf } from './invoice-links.ts';

/** The payment method of an invoice: its own, else the subscription's, else the customer's. */
export function choosePaymentMethod(work: Work, invoice: InvoiceRow): string | null {
  const subscription = subscriptionOf(invoice);
  return (
    invoice.default_payment_method ??
    (subscription && work.find('subscription', subscription)?.default_payment_method) ??
    work.find('customer', invoice.customer)?.invoice_settings.default_payment_method ??
    null
  );
}
