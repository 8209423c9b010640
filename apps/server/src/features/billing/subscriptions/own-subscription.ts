import { notFound } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { findOwnSubscription, type SubscriptionRow } from './subscriptions.repo.ts';

/** Synced first. Responds to another member's subscription as if it did not exist. */
export async function getOwnSubscription(
  context: BillingContext,
  lock: MemberLock,
  id: string,
): Promise<SubscriptionRow> {
  const { stripe_customer_id: customerId } = await getBillingUser(context, lock.userId);
  const known = await findOwnSubscription(context.db.queries, lock.userId, id);
  if (!known) throw notFound();
  if (customerId === known.customer_id) await syncCustomer(context, lock, customerId);
  return (await findOwnSubscription(context.db.queries, lock.userId, id)) ?? known;
}

/** The subscription after a change at Stripe. */
export async function getChangedSubscription(
  context: BillingContext,
  lock: MemberLock,
  { id, customer_id: customerId }: SubscriptionRow,
): Promise<SubscriptionRow> {
  await syncCustomer(context, lock, customerId);
  const after = await findOwnSubscription(context.db.queries, lock.userId, id);
  if (!after) throw notFound();
  return after;
}
