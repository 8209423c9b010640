import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { findInvoice, findPaymentOf, sumPayment } from './refunds.repo.ts';

export interface Refundable {
  paymentId: string;
  customerId: string;
  currency: string;
  amountPaid: number;
  amountLeft: number;
}

/** The member whose billing a refund belongs to. */
export async function getPayer({ db }: BillingContext, invoiceId: string): Promise<number> {
  const invoice = await findInvoice(db.queries, invoiceId);
  if (!invoice) throw notFound();
  return invoice.user_id;
}

/** Reads the payment from Stripe first: a refund may have been made in its dashboard. */
export async function getRefundable(
  context: BillingContext,
  lock: Parameters<typeof syncCustomer>[1],
  invoiceId: string,
): Promise<Refundable> {
  const { queries } = context.db;
  const invoice = await findInvoice(queries, invoiceId);
  if (!invoice) throw notFound();
  const { customer_id: customerId } = invoice;
  await syncCustomer(context, lock, customerId);
  const payment = await findPaymentOf(queries, invoiceId);
  if (!payment) throw new AppError('conflict', messageReference('money-server', 'notPaid'));
  return {
    paymentId: payment.id,
    customerId,
    currency: payment.currency,
    amountPaid: payment.amount_minor,
    amountLeft: Math.max(0, await sumPayment(queries, payment.id)),
  };
}
