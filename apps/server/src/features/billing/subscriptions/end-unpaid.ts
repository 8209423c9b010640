import type { BillingContext } from '../context.ts';
import { findInvoicesOf } from '../invoices/invoices.repo.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { isEnded } from './subscription-state.ts';
import { findOwnSubscription, type SubscriptionRow } from './subscriptions.repo.ts';

/**
 * Ends a subscription that is waiting for a payment. Its invoices are voided first, which Stripe
 * refuses once one is paid, so that a last-second payment is never taken for a cancelled subscription.
 * Returns its new state: ended, or active because it was paid after all.
 */
export async function endUnpaid(
  context: BillingContext,
  lock: MemberLock,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow> {
  const { payments, db } = context;
  const { id, customer_id: customerId } = subscription;
  const sync = async () => {
    await syncCustomer(context, lock, customerId);
    return (await findOwnSubscription(db.queries, lock.userId, id)) ?? subscription;
  };
  const invoices = await findInvoicesOf(db.queries, lock.userId);
  for (const invoice of invoices) {
    if (invoice.subscription_id !== id || invoice.status !== 'open') continue;
    if (!(await payments.voidInvoice(invoice.id))) return sync();
  }
  // The first payment has reached the invoice but not yet the subscription.
  const latest = invoices.find((invoice) => invoice.id === subscription.latest_invoice_id);
  if (subscription.status === 'incomplete' && latest?.status === 'paid') return subscription;
  const voided = await sync();
  if (isEnded(voided)) return voided;
  await payments.cancelNow(id);
  return sync();
}
