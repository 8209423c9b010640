import type { Selectable } from 'kysely';
import type { PaymentEvent } from '../../../adapters/payments/payments.ts';
import type { Queries } from '../../../db/client.ts';
import type { BillingTables } from '../../../db/tables/billing/payments.ts';

export type EventRow = Selectable<BillingTables['payment_events']>;

/** False for a duplicate. An event without customer or charge is stored but never due. */
export async function insertEvent(db: Queries, event: PaymentEvent, at: string): Promise<boolean> {
  const { id, type, customerId, chargeId } = event;
  const isDue = customerId !== null || chargeId !== null;
  const row = await db
    .insertInto('payment_events')
    .values({
      id,
      type,
      customer_id: customerId,
      charge_id: chargeId,
      received_at: at,
      attempts: 0,
      due_at: isDue ? at : null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const hasDueEvent = async (db: Queries, now: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_events')
    .select('id')
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export function findDueEvents(db: Queries, now: string, limit: number): Promise<EventRow[]> {
  return db
    .selectFrom('payment_events')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

export async function countWaitingEvents(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('payment_events')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the oldest event that is not handled yet was received. */
export async function findOldestWaitingEventTime(db: Queries): Promise<string | null> {
  const { time } = await db
    .selectFrom('payment_events')
    .select(({ fn }) => fn.min('received_at').as('time'))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return time;
}

export async function findPendingEventIds(db: Queries, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_events')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('due_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setCustomerOfEvent(
  db: Queries,
  id: string,
  customerId: string,
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ customer_id: customerId })
    .where('id', '=', id)
    .execute();
}

/** `error` is the reason if an event was skipped. */
export async function finishEvents(
  db: Queries,
  ids: readonly string[],
  error: string | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('payment_events')
    .set({ due_at: null, last_error: error })
    .where('id', 'in', ids)
    .execute();
}

export async function postponeEvents(
  db: Queries,
  ids: readonly string[],
  { dueAt, error }: { dueAt: string | null; error: string },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('payment_events')
    .set((eb) => ({ due_at: dueAt, last_error: error, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where('due_at', 'is not', null)
    .execute();
}

export async function deleteEventsBefore(db: Queries, before: string): Promise<void> {
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<', before)
    .where('due_at', 'is', null)
    .execute();
}
