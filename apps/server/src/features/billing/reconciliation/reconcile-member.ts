import type { BillingContext } from '../context.ts';
import { findUserByCustomer } from '../customers/customers.repo.ts';
import { findInvoicesOf } from '../invoices/invoices.repo.ts';
import { restoreSchedules } from '../scheduled-changes/restore-schedules.ts';
import { isOngoing } from '../subscriptions/subscription-state.ts';
import { findSubscriptionsOf } from '../subscriptions/subscriptions.repo.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import type { Drift } from './drift.ts';

/** Syncs one member and reports what the sync changed or what it could not fix. */
export async function reconcileMember(
  context: BillingContext,
  userId: number,
  customerId: string,
): Promise<Drift[]> {
  const { queries } = context.db;
  return context.locks(userId, async (lock) => {
    const before = await snapshot(context, userId);
    await syncCustomer(context, lock, customerId);
    const restored = await restoreSchedules(context, lock);
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
    for (const { id, next_price_id } of restored) {
      found('schedule', `${id}: ${next_price_id} scheduled again`);
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
