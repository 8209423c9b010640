import type { Invoice } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { findPaidInvoices } from '../invoices.repo.ts';
import { getUserOfCustomer } from '../own-customer.ts';
import { toInvoice } from '../views.ts';

export async function listOwnInvoices(
  context: Pick<BillingContext, 'db'>,
  userId: number,
  customerId: string,
  limit: number,
): Promise<Invoice[]> {
  const user = await getUserOfCustomer(context, userId, customerId);
  return (await findPaidInvoices(context.db.queries, user.id, limit)).map(toInvoice);
}
