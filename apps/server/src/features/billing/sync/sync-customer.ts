import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import type { RemoteCustomer } from '../../../adapters/payments/remote.ts';
import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { isEnded } from '../subscriptions/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { finishEvents } from '../webhooks/events.repo.ts';
import { saveCustomer } from './save-customer.ts';

/**
 * Reads a customer's current state from Stripe and updates our copy in one transaction, together with
 * the events that triggered it and the mails to send. Idempotent: repeating or reordering syncs is safe.
 */
export async function syncCustomer(
  context: BillingContext,
  lock: MemberLock,
  customerId: string,
  eventIds: readonly string[] = [],
): Promise<SubscriptionRow | undefined> {
  const remote = await readCustomer(context, customerId);
  await updateEmail(context, lock.userId, customerId, remote);
  await loadPlans(context);
  const current = await context.db.transaction(async (tx) => {
    await lock.confirm(tx);
    const saved = await saveCustomer(context, tx, lock.userId, customerId, remote);
    await finishEvents(tx, eventIds);
    return saved;
  });
  context.outbox.wake();
  return current;
}

/** Voids open renewal invoices of ended subscriptions: nobody pays for a plan that has ended. */
async function readCustomer(context: BillingContext, customerId: string): Promise<RemoteCustomer> {
  const { payments } = context;
  const remote = await payments.readCustomer(customerId);
  const ended = new Set(remote.subscriptions.filter(isEnded).map(({ id }) => id));
  const unpaid = remote.invoices.filter(
    ({ status, reason, subscriptionId }) =>
      status === 'open' && reason === 'subscription_cycle' && ended.has(subscriptionId ?? ''),
  );
  if (unpaid.length === 0) return remote;
  for (const { id } of unpaid) {
    await payments.voidInvoice(id).catch(logRefusal(context, 'invoice not voided'));
  }
  return payments.readCustomer(customerId);
}

/** Stripe also sends mails to its customers, so it needs the member's current address. */
async function updateEmail(
  context: BillingContext,
  userId: number,
  customerId: string,
  remote: RemoteCustomer,
): Promise<void> {
  const user = await findBillingUser(context.db.queries, userId);
  if (remote.isDeleted || user?.stripe_customer_id !== customerId) return;
  if (remote.email === user.email) return;
  await context.payments
    .updateCustomer(customerId, { email: user.email })
    .catch(logRefusal(context, 'customer email not updated'));
}

/** A request that Stripe will always reject must not prevent the rest of the sync. */
const logRefusal =
  ({ logger }: BillingContext, message: string) =>
  (error: unknown): void => {
    if (!(error instanceof PaymentsError) || error.failure.kind !== 'invalid') throw error;
    logger.warn({ err: error }, message);
  };
