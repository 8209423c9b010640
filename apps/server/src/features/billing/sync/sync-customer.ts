import { isDeepStrictEqual } from 'node:util';
import { PaymentsError, type RemoteCustomer } from '../../../adapters/payments/payments.ts';
import type { Queries } from '../../../db/client.ts';
import type { BillingContext } from '../context.ts';
import { findBillingUser, setCustomerOfUser } from '../customers/customers.repo.ts';
import { entitlementAt } from '../entitlement/entitlement.ts';
import { closeAttempts } from '../idempotency/attempts.repo.ts';
import { toInvoiceRow } from '../invoices/invoice-row.ts';
import { findInvoicesOf, saveInvoices } from '../invoices/invoices.repo.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { findNotices } from '../notices/billing-notice.ts';
import { notifyMember } from '../notices/notify-member.ts';
import { asPlan, findPlanByPrice } from '../plans/plan-prices.ts';
import { toSubscriptionRow } from '../subscriptions/subscription-row.ts';
import { isEnded, pickCurrent } from '../subscriptions/subscription-state.ts';
import {
  findPlanOfPrice,
  findSubscriptionsOf,
  type SubscriptionRow,
  saveSubscriptions,
} from '../subscriptions/subscriptions.repo.ts';
import { finishEvents } from '../webhooks/events.repo.ts';

/**
 * Asks for the truth about a member's customer and makes what is known here equal to it, in one
 * transaction with the events that were the reason and the mails that are owed. Doing it twice, late
 * or in any order changes nothing.
 */
export async function syncCustomer(
  context: BillingContext,
  lock: MemberLock,
  customerId: string,
  eventIds: readonly string[] = [],
): Promise<SubscriptionRow | undefined> {
  const truth = await readTruth(context, customerId);
  await updateEmail(context, lock.userId, customerId, truth);
  const current = await context.db.transaction(async (tx) => {
    await lock.confirm(tx);
    const saved = await save(context, tx, lock.userId, customerId, truth);
    await finishEvents(tx, eventIds);
    return saved;
  });
  context.outbox.wake();
  return current;
}

/** A renewal that a plan has ended without is not asked for any more: nobody pays for what is over. */
async function readTruth(context: BillingContext, customerId: string): Promise<RemoteCustomer> {
  const { payments } = context;
  const truth = await payments.readCustomer(customerId);
  const over = new Set(truth.subscriptions.filter(isEnded).map(({ id }) => id));
  const owed = truth.invoices.filter(
    ({ status, reason, subscriptionId }) =>
      status === 'open' && reason === 'subscription_cycle' && over.has(subscriptionId ?? ''),
  );
  if (owed.length === 0) return truth;
  for (const { id } of owed) {
    await payments.voidInvoice(id).catch(logRefusal(context, 'invoice not voided'));
  }
  return payments.readCustomer(customerId);
}

/** Stripe writes to its customer too: where the member reads their mail now. */
async function updateEmail(
  context: BillingContext,
  userId: number,
  customerId: string,
  truth: RemoteCustomer,
): Promise<void> {
  const user = await findBillingUser(context.db.queries, userId);
  if (truth.isDeleted || user?.stripe_customer_id !== customerId) return;
  if (truth.email === user.email) return;
  await context.payments
    .updateCustomer(customerId, { email: user.email })
    .catch(logRefusal(context, 'e-mail address not told'));
}

/** What Stripe will never do must not keep the rest from being known here. */
const logRefusal =
  ({ logger }: BillingContext, message: string) =>
  (error: unknown): void => {
    if (!(error instanceof PaymentsError) || error.trouble.kind !== 'invalid') throw error;
    logger.warn({ err: error }, message);
  };

async function save(
  context: BillingContext,
  tx: Queries,
  userId: number,
  customerId: string,
  truth: RemoteCustomer,
): Promise<SubscriptionRow | undefined> {
  const now = context.now();
  const at = now.toISOString();
  const user = await findBillingUser(tx, userId);
  if (!user) return undefined;
  const known = await findSubscriptionsOf(tx, userId);
  const before = {
    current: known.find(({ is_current }) => is_current === 1),
    invoices: await findInvoicesOf(tx, userId),
  };

  const knownInvoices = new Map(before.invoices.map((invoice) => [invoice.id, invoice]));
  const invoices = truth.invoices.map((invoice) =>
    toInvoiceRow(invoice, {
      userId,
      prices: context.prices,
      known: knownInvoices.get(invoice.id),
    }),
  );
  const fresh = await Promise.all(
    truth.subscriptions.map(async (remote) =>
      toSubscriptionRow(remote, truth.invoices, {
        userId,
        creditMinor: truth.creditMinor,
        plan:
          findPlanByPrice(context.prices, remote.priceId) ??
          asPlan(remote.planHint) ??
          (await findPlanOfPrice(tx, remote.priceId)),
      }),
    ),
  );
  const ids = new Set(fresh.map(({ id }) => id));
  // What is no longer there, its customer being gone, has ended. An earlier customer's is not asked about.
  const kept = known
    .filter((row) => !ids.has(row.id))
    .map((row) =>
      isEnded(row) || row.customer_id !== customerId
        ? row
        : { ...row, status: 'canceled' as const, ends_at: at },
    );
  const picked = pickCurrent([...fresh, ...kept]);
  const rows = [...fresh, ...kept].map((row) => ({
    ...row,
    is_current: row.id === picked?.id ? (1 as const) : (0 as const),
  }));
  const current = rows.find(({ is_current }) => is_current === 1);

  await saveSubscriptions(tx, changed(known, rows));
  await saveInvoices(tx, changed(before.invoices, invoices));
  if (truth.isDeleted && user.stripe_customer_id === customerId) {
    await setCustomerOfUser(tx, userId, null);
    await closeAttempts(tx, userId, 'customer', at);
  }
  if (current && !isEnded(current)) await closeAttempts(tx, userId, 'subscription', at);
  const isInGrace = entitlementAt(current, at, context.graceDays) !== null;
  await notifyMember(context, tx, user, findNotices(before, { current, invoices, isInGrace }, now));
  return current;
}

/** Most of what Stripe says is known already. What stops being current is written before what begins to be. */
function changed<T extends { id: string; is_current?: 0 | 1 }>(
  known: readonly T[],
  rows: readonly T[],
): T[] {
  const before = new Map(known.map((row) => [row.id, row]));
  return rows
    .filter((row) => !isDeepStrictEqual({ ...row }, { ...before.get(row.id) }))
    .sort((a, b) => (a.is_current ?? 0) - (b.is_current ?? 0));
}
