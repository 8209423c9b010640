import { isDeepStrictEqual } from 'node:util';
import type { RemoteCustomer } from '../../../adapters/payments/remote.ts';
import type { Queries } from '../../../db/client.ts';
import { forgetCustomers } from '../../accounts/index.ts';
import type { BillingContext } from '../context.ts';
import { releaseUses } from '../coupons/release-uses.ts';
import { storeDiscount } from '../coupons/stored-discount.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { saveDisputes } from '../disputes/save-disputes.ts';
import { entitlementAt } from '../entitlement/entitlement.ts';
import { announceFailedPayments } from '../events/payment-events.ts';
import { announceOwnPlan } from '../events/plan-events.ts';
import { announceSubscriptions } from '../events/subscription-events.ts';
import { settleGifts } from '../gifts/settle-gifts.ts';
import { followPayer } from '../groups/follow-payer.ts';
import { findSeatsOf } from '../groups/seats.repo.ts';
import { closeAttempts } from '../idempotency/attempts.repo.ts';
import { toInvoiceRow } from '../invoices/invoice-row.ts';
import { findInvoicesOf, saveInvoices } from '../invoices/invoices.repo.ts';
import { saveEntries } from '../ledger/save-entries.ts';
import { findNotices } from '../notices/find-notices.ts';
import { notifyMember } from '../notices/notify-member.ts';
import { asPlan } from '../plans/plan-prices.ts';
import { annualAmount } from '../revenue/annual-amount.ts';
import { countEarlier } from '../revenue/count-earlier.ts';
import { recordChanges } from '../revenue/record-changes.ts';
import { findSchedulesToRestore } from '../scheduled-changes/schedules-to-restore.repo.ts';
import { toSubscriptionRow } from '../subscriptions/subscription-row.ts';
import { isEnded, pickCurrent } from '../subscriptions/subscription-state.ts';
import {
  findPlanOfPrice,
  findSubscriptionsOf,
  type SubscriptionRow,
  saveSubscriptions,
} from '../subscriptions/subscriptions.repo.ts';

/** Replaces our rows with the state at Stripe and queues a notice for each change. */
export async function saveCustomer(
  context: BillingContext,
  tx: Queries,
  userId: number,
  customerId: string,
  remote: RemoteCustomer,
): Promise<SubscriptionRow | undefined> {
  const now = context.now();
  const at = now.toISOString();
  const user = await findBillingUser(tx, userId);
  if (!user) return undefined;
  const earlier = (await countEarlier(context, tx, userId, remote.subscriptions)) ?? [];
  const known = await findSubscriptionsOf(tx, userId);
  const before = {
    current: known.find(({ is_current }) => is_current === 1),
    invoices: await findInvoicesOf(tx, userId),
  };

  const knownInvoices = new Map(before.invoices.map((invoice) => [invoice.id, invoice]));
  const invoices = remote.invoices.map((invoice) =>
    toInvoiceRow(invoice, {
      userId,
      catalog: context.site.plans,
      known: knownInvoices.get(invoice.id),
    }),
  );
  const fresh = await Promise.all(
    remote.subscriptions.map(async (subscription) => {
      const { status, price, priceId, periodEndsAt } = subscription;
      const plan = context.site.plans.findByPrice(priceId);
      const discount = await storeDiscount(tx, subscription.discount);
      return toSubscriptionRow(subscription, remote.invoices, {
        userId,
        creditMinor: remote.creditMinor,
        debitMinor: remote.debitMinor,
        discount,
        annualMinor: annualAmount({
          ...{ status, price, discount },
          planId: plan?.id ?? null,
          nextPaymentAt: periodEndsAt,
        }),
        plan: plan?.level ?? asPlan(subscription.planHint) ?? (await findPlanOfPrice(tx, priceId)),
      });
    }),
  );
  const ids = new Set(fresh.map(({ id }) => id));
  // A deleted customer's subscriptions have ended. Those of an earlier customer are not part of this sync.
  const kept = known
    .filter((row) => !ids.has(row.id))
    .map((row) =>
      isEnded(row) || row.customer_id !== customerId
        ? row
        : { ...row, status: 'canceled' as const, ends_at: at, annual_minor: 0 },
    );
  const picked = pickCurrent([...fresh, ...kept]);
  const rows = [...fresh, ...kept].map((row) => ({
    ...row,
    is_current: row.id === picked?.id ? (1 as const) : (0 as const),
  }));
  const current = rows.find(({ is_current }) => is_current === 1);

  await saveSubscriptions(tx, changed(known, rows));
  await saveInvoices(tx, changed(before.invoices, invoices));
  await followPayer(context, tx, userId, current);
  await releaseUses(tx, userId, { subscriptions: rows, invoices: remote.invoices }, now);
  await saveEntries(tx, remote, { userId, customerId, at });
  await settleGifts(context, tx, user, remote.invoices);
  await saveDisputes(tx, remote.disputes, { userId, customerId });
  if (remote.isDeleted && user.stripe_customer_id === customerId) {
    await forgetCustomers(tx, userId);
    await closeAttempts(tx, userId, 'customer', at);
  }
  if (current && !isEnded(current)) await closeAttempts(tx, userId, 'subscription', at);
  const entitlement = entitlementAt(current, at, context.graceDays);
  await announceSubscriptions(context, tx, { userId, before: known, after: rows, at });
  await announceFailedPayments(tx, before.invoices, invoices, at);
  await announceOwnPlan(tx, {
    ...{ userId, after: entitlement, at },
    before: entitlementAt(before.current, at, context.graceDays),
  });
  const isInGrace = entitlement !== null;
  const { plans } = context.site;
  const isSamePlan = (old: string, price: string) => {
    const plan = plans.findByPrice(old);
    return plan !== undefined && plan.id === plans.findByPrice(price)?.id;
  };
  const isRestoring = (await findSchedulesToRestore(tx, userId)).length > 0;
  const isGroup =
    current !== undefined &&
    (plans.findByPrice(current.price_id)?.isForGroups === true ||
      (current.quantity > 1 && (await findSeatsOf(tx, userId)).length > 0));
  const after = { current, invoices, isInGrace, isSamePlan, isRestoring, isGroup };
  await notifyMember(context, tx, user, findNotices(before, after, now));
  await recordChanges(context, tx, {
    ...{ userId, earlier, before: known, after: rows },
    remote: remote.subscriptions,
  });
  return current;
}

/** Only rows that differ. The previous current subscription comes first: a unique index allows only one. */
function changed<T extends { id: string; is_current?: 0 | 1 }>(
  known: readonly T[],
  rows: readonly T[],
): T[] {
  const before = new Map(known.map((row) => [row.id, row]));
  return rows
    .filter((row) => !isDeepStrictEqual({ ...row }, { ...before.get(row.id) }))
    .sort((a, b) => (a.is_current ?? 0) - (b.is_current ?? 0));
}
