import type { BillingContext } from '../context.ts';
import { findOpenInvoice } from '../invoices/invoices.repo.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { needsCard } from '../subscriptions/subscription-state.ts';
import { findCurrentSubscription } from '../subscriptions/subscriptions.repo.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

export async function findDueInvoice({ db }: BillingContext, userId: number) {
  const current = await findCurrentSubscription(db.queries, userId);
  if (current?.status !== 'past_due' && current?.status !== 'unpaid') return undefined;
  return findOpenInvoice(db.queries, userId, current.id);
}

export async function setDefaultCard(
  { db, payments }: BillingContext,
  userId: number,
  customerId: string,
  id: string,
): Promise<void> {
  const current = await findCurrentSubscription(db.queries, userId);
  const paid = current && needsCard(current) && current.customer_id === customerId;
  await payments.setDefaultCard(customerId, paid ? [current.id] : [], id);
}

/** Makes a card the default and pays a due invoice with it immediately. */
export async function switchToCard(
  context: BillingContext,
  lock: MemberLock,
  customerId: string,
  id: string,
): Promise<void> {
  await syncCustomer(context, lock, customerId);
  await setDefaultCard(context, lock.userId, customerId, id);
  const due = await findDueInvoice(context, lock.userId);
  if (!due) return;
  try {
    // If 3-D Secure is required, the invoice stays open and the member pays it on the subscription page.
    await context.payments.payInvoice(due.id, id);
  } finally {
    await syncCustomer(context, lock, customerId);
  }
}
