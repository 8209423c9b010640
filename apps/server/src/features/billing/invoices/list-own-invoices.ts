import type { Invoice } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { checkOwnCustomer } from '../customers/get-own-customer.ts';
import { toInvoice } from './invoice-view.ts';
import { findPaidInvoices } from './invoices.repo.ts';

export async function listOwnInvoices(
  context: Pick<BillingContext, 'db'>,
  userId: number,
  customerId: string,
  limit: number,
): Promise<Invoice[]> {
  await checkOwnCustomer(context, userId, customerId);
  return (await findPaidInvoices(context.db.queries, userId, limit)).map(toInvoice);
}
