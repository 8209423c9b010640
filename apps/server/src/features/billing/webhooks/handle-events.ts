import { settleAll } from '../../../concurrency/settle-all.ts';
import type { BillingContext } from '../context.ts';
import { findUserByCustomer, findUserByDocumentId } from '../customers/customers.repo.ts';
import { linkCustomer } from '../customers/ensure-customer.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import {
  type EventRow,
  findDueEvents,
  findPendingEventIds,
  finishEvents,
  postponeEvents,
  setCustomerOfEvent,
} from './events.repo.ts';

const BATCH = 200;
const CONCURRENCY = 4;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 10 * 60_000;
/** About three days, as long as Stripe retries. After that the daily reconciliation catches it. */
const MAX_ATTEMPTS = 440;
const UNKNOWN_CUSTOMER = 'unknown customer';

/**
 * Syncs every customer that has pending events, once per customer. Failed events are retried later;
 * after a crash they are still due.
 */
export async function handleDueEvents(
  context: BillingContext,
  isStopping = () => false,
): Promise<void> {
  while (!isStopping()) {
    const due = await findDueEvents(context.db.queries, context.now().toISOString(), BATCH);
    if (due.length === 0) return;
    const groups = [...Map.groupBy(due, (event) => event.customer_id ?? event.id).values()];
    const worker = async () => {
      for (let group = groups.pop(); group && !isStopping(); group = groups.pop()) {
        await traceGroup(context, group);
      }
    };
    await settleAll(Array.from({ length: CONCURRENCY }, worker));
  }
}

function traceGroup(context: BillingContext, events: readonly EventRow[]): Promise<void> {
  const work = () => handleGroup(context, events);
  const span = { name: 'payment events', attributes: { 'events.count': events.length } };
  return context.tracing ? context.tracing.run(span, work) : work();
}

async function handleGroup(context: BillingContext, events: readonly EventRow[]): Promise<void> {
  const { db, logger, now } = context;
  const ids = events.map(({ id }) => id);
  try {
    const [event] = events;
    const customerId = event && (await getCustomerId(context, event));
    const userId = customerId && (await findUserId(context, customerId));
    if (!userId) {
      await finishEvents(db.queries, ids, UNKNOWN_CUSTOMER);
      return;
    }
    await handleCustomer(context, userId, customerId, ids);
  } catch (error) {
    const attempts = Math.max(...events.map((event) => event.attempts)) + 1;
    const delayMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 10), LAST_RETRY_MS);
    const isLast = attempts >= MAX_ATTEMPTS;
    logger.warn({ err: error, events: ids.length, attempts, isLast }, 'payment event not handled');
    await postponeEvents(db.queries, ids, {
      dueAt: isLast ? null : new Date(now().getTime() + delayMs).toISOString(),
      error: error instanceof Error ? error.name : 'failed',
    });
  }
}

async function handleCustomer(
  context: BillingContext,
  userId: number,
  customerId: string,
  ids: readonly string[],
): Promise<void> {
  const { queries } = context.db;
  await context.locks(userId, async (lock) => {
    // Read under the lock: another process may have handled them in the meantime.
    const pending = await findPendingEventIds(queries, customerId);
    if (!ids.some((id) => pending.includes(id))) return;
    const owner = await findUserByCustomer(queries, customerId);
    if (owner?.id === userId) await syncCustomer(context, lock, customerId, pending);
    else await finishEvents(queries, pending, UNKNOWN_CUSTOMER);
  });
}

/** A dispute event has only the charge's id. */
async function getCustomerId(
  { db, payments }: BillingContext,
  event: EventRow,
): Promise<string | null> {
  if (event.customer_id !== null || event.charge_id === null) return event.customer_id;
  const customerId = await payments.findCustomerOfCharge(event.charge_id);
  if (customerId !== null) await setCustomerOfEvent(db.queries, event.id, customerId);
  return customerId;
}

/** The process may have crashed between creating a customer and storing its id. */
async function findUserId(
  context: BillingContext,
  customerId: string,
): Promise<number | undefined> {
  const { db, payments } = context;
  const known = await findUserByCustomer(db.queries, customerId);
  if (known) return known.id;
  const { userDocumentId } = await payments.readCustomer(customerId);
  if (userDocumentId === null) return undefined;
  const named = await findUserByDocumentId(db.queries, userDocumentId);
  if (!named) return undefined;
  if (await linkCustomer(context, named.id, customerId)) return named.id;
  // A request of the member may have stored the id in the meantime.
  return (await findUserByCustomer(db.queries, customerId))?.id;
}
