import type { BillingContext } from '../context.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { findInvoicesOf } from './invoices.repo.ts';

/** A payment that is about to be made or to be confirmed. */
export async function hasUnfinishedInvoice(
  { db }: Pick<BillingContext, 'db'>,
  { id, user_id: userId }: SubscriptionRow,
): Promise<boolean> {
  const invoices = await findInvoicesOf(db.queries, userId);
  return invoices.some(
    ({ subscription_id, status }) =>
      subscription_id === id && (status === 'draft' || status === 'open'),
  );
}
