import type { BillingContext } from '../context.ts';
import {
  findUserByCustomer,
  findUserByDocumentId,
  findUsersWithCustomer,
} from '../customers/customers.repo.ts';
import { linkCustomer } from '../customers/ensure-customer.ts';
import { findInvoicesOf } from '../invoices/invoices.repo.ts';
import { isOngoing } from '../subscriptions/subscription-state.ts';
import { findSubscriptionsOf } from '../subscriptions/subscriptions.repo.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

export interface Drift {
  userId: number;
  customerId: string;
  /** What was not as it should be; the last three are for a person to put right. */
  kind:
    | 'subscription'
    | 'invoice'
    | 'customer_gone'
    | 'customer_unlinked'
    | 'second_customer'
    | 'several_live'
    | 'unknown_price';
  what: string;
}

export interface ReconcileReport {
  checked: number;
  failed: number;
  drift: Drift[];
}

const STEP = 100;

/** Compares every member's billing with Stripe, puts right what differs and says what it was. */
export async function reconcile(
  context: BillingContext,
  isStopping = () => false,
): Promise<ReconcileReport> {
  const report: ReconcileReport = { checked: 0, failed: 0, drift: [] };
  await linkLostCustomers(context, report, isStopping);
  for (let after = 0; !isStopping(); ) {
    const users = await findUsersWithCustomer(context.db.queries, after, STEP);
    for (const { id, stripe_customer_id: customerId } of users) {
      if (isStopping()) break;
      after = id;
      report.checked += 1;
      try {
        if (customerId) report.drift.push(...(await compare(context, id, customerId)));
      } catch (error) {
        report.failed += 1;
        context.logger.warn({ err: error, userId: id }, 'member not reconciled');
      }
    }
    if (users.length < STEP) break;
  }
  for (const drift of report.drift) context.logger.warn({ drift }, 'billing drift');
  const { checked, failed, drift } = report;
  context.logger.info({ checked, failed, drift: drift.length }, 'billing reconciled');
  return report;
}

/** Customers that were made for one of our members and are not written down here. */
async function linkLostCustomers(
  context: BillingContext,
  report: ReconcileReport,
  isStopping: () => boolean,
): Promise<void> {
  const { queries } = context.db;
  for await (const { customerId, userDocumentId } of context.payments.listCustomers()) {
    if (isStopping()) return;
    if (userDocumentId === null) continue;
    try {
      const user = await findUserByDocumentId(queries, userDocumentId);
      if (!user || user.stripe_customer_id === customerId) continue;
      if (await findUserByCustomer(queries, customerId)) continue;
      if (user.stripe_customer_id !== null || !(await linkCustomer(context, user.id, customerId))) {
        report.drift.push(...(await findSecond(context, user.id, customerId)));
        continue;
      }
      report.drift.push({
        userId: user.id,
        customerId,
        kind: 'customer_unlinked',
        what: 'made for this member and not written down',
      });
    } catch (error) {
      report.failed += 1;
      context.logger.warn({ err: error, customerId }, 'customer not linked');
    }
  }
}

/** Another customer of a member who has one: if it has a subscription, they may be paying twice. */
async function findSecond(
  { payments }: BillingContext,
  userId: number,
  customerId: string,
): Promise<Drift[]> {
  const { subscriptions } = await payments.readCustomer(customerId);
  const live = subscriptions.filter(isOngoing).map(({ id }) => id);
  if (live.length === 0) return [];
  return [{ userId, customerId, kind: 'second_customer', what: live.join(', ') }];
}

async function compare(
  context: BillingContext,
  userId: number,
  customerId: string,
): Promise<Drift[]> {
  const { queries } = context.db;
  return context.locks(userId, async (lock) => {
    const before = await snapshot(context, userId);
    await syncCustomer(context, lock, customerId);
    const after = await snapshot(context, userId);
    const drift: Drift[] = [];
    const found = (kind: Drift['kind'], what: string) =>
      drift.push({ userId, customerId, kind, what });

    for (const [kind, key] of [
      ['subscription', 'subscriptions'],
      ['invoice', 'invoices'],
    ] as const) {
      for (const [id, state] of after[key]) {
        const was = before[key].get(id);
        if (was !== state) found(kind, `${id}: ${was ?? 'unknown'} → ${state}`);
      }
    }
    const rows = await findSubscriptionsOf(queries, userId);
    const live = rows.filter(isOngoing);
    if (live.length > 1) found('several_live', live.map(({ id }) => id).join(', '));
    for (const row of live) {
      if (row.plan === null) found('unknown_price', `${row.id}: ${row.price_id}`);
    }
    if (!(await findUserByCustomer(queries, customerId))) found('customer_gone', customerId);
    return drift;
  });
}

async function snapshot({ db }: BillingContext, userId: number) {
  const subscriptions = await findSubscriptionsOf(db.queries, userId);
  const invoices = await findInvoicesOf(db.queries, userId);
  return {
    subscriptions: new Map(
      subscriptions.map((row) => [
        row.id,
        `${row.status} ${row.price_id} until ${row.ends_at ?? row.period_ends_at}`,
      ]),
    ),
    invoices: new Map(
      invoices.map((row) => [
        row.id,
        `${row.status} ${row.amount_paid_minor} paid ${row.amount_refunded_minor} refunded`,
      ]),
    ),
  };
}
