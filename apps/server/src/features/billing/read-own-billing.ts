import type { Invoice, Subscription } from '@rostra/contract';
import { AppError } from '../../errors.ts';
import { stateOf } from './billing-state.ts';
import type { BillingContext } from './context.ts';
import { findOwnInvoice, findPaidInvoices } from './invoices.repo.ts';
import { getUserOfCustomer } from './own-customer.ts';
import { findCurrentSubscription } from './subscriptions.repo.ts';
import { toInvoice, toSubscription } from './views.ts';

type Context = Pick<BillingContext, 'db'>;

/** One that has ended, or was never paid for, counts as none. */
export async function getOwnSubscriptionOfCustomer(
  context: Context,
  userId: number,
  customerId: string,
): Promise<Subscription> {
  const user = await getUserOfCustomer(context, userId, customerId);
  const current = await findCurrentSubscription(context.db.queries, user.id);
  const state = stateOf(current);
  if (!current || state === 'none' || state === 'ended') {
    throw new AppError('not_found', 'Not Found');
  }
  return toSubscription(current);
}

export async function listOwnInvoices(
  context: Context,
  userId: number,
  customerId: string,
  limit: number,
): Promise<Invoice[]> {
  const user = await getUserOfCustomer(context, userId, customerId);
  return (await findPaidInvoices(context.db.queries, user.id, limit)).map(toInvoice);
}

export async function getOwnInvoice({ db }: Context, userId: number, id: string): Promise<Invoice> {
  const row = await findOwnInvoice(db.queries, userId, id);
  if (!row || row.status === 'draft') throw new AppError('not_found', 'Not Found');
  return toInvoice(row);
}
