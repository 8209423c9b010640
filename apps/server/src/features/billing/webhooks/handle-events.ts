import { settleAll } from '../../../concurrency/settle-all.ts';
import type { BillingContext } from '../context.ts';
import { findUserByCustomer, findUserByDocumentId } from '../customers/customers.repo.ts';
import { linkCustomer } from '../customers/ensure-customer.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import {
  type EventRow,
  findDueEvents,
  findWaitingEventIds,
  finishEvents,
  postponeEvents,
  setCustomerOfEvent,
} from './events.repo.ts';

const BATCH = 200;
const AT_ONCE = 4;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 10 * 60_000;
/** About three days, as long as Stripe itself tries. The nightly reconciliation stands behind it. */
const MAX_ATTEMPTS = 440;
const NOBODY = 'no member of ours';

/**
 * Asks Stripe about everybody of whom an event has told something. Events of one customer are one
 * question. What fails is due again later; a crash leaves it due.
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
        await handleGroup(context, group);
      }
    };
    await settleAll(Array.from({ length: AT_ONCE }, worker));
  }
}

async function handleGroup(context: BillingContext, events: readonly EventRow[]): Promise<void> {
  const { db, logger, now } = context;
  const ids = events.map(({ id }) => id);
  try {
    const [event] = events;
    const customerId = event && (await getCustomerId(context, event));
    const userId = customerId && (await findUserId(context, customerId));
    if (!userId) {
      await finishEvents(db.queries, ids, NOBODY);
      return;
    }
    await handleCustomer(context, userId, customerId, ids);
  } catch (error) {
    const attempts = Math.max(...events.map((event) => event.attempts)) + 1;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 10), LAST_RETRY_MS);
    const isLast = attempts >= MAX_ATTEMPTS;
    logger.warn({ err: error, events: ids.length, attempts, isLast }, 'payment event not handled');
    await postponeEvents(db.queries, ids, {
      dueAt: isLast ? null : new Date(now().getTime() + wait).toISOString(),
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
    // Read under the lock: what another process has handled meanwhile needs no second question.
    const waiting = await findWaitingEventIds(queries, customerId);
    if (!ids.some((id) => waiting.includes(id))) return;
    const owner = await findUserByCustomer(queries, customerId);
    if (owner?.id === userId) await syncCustomer(context, lock, customerId, waiting);
    else await finishEvents(queries, waiting, NOBODY);
  });
}

/** A dispute names only the charge. */
async function getCustomerId(
  { db, payments }: BillingContext,
  event: EventRow,
): Promise<string | null> {
  if (event.customer_id !== null || event.charge_id === null) return event.customer_id;
  const customerId = await payments.findCustomerOfCharge(event.charge_id);
  if (customerId !== null) await setCustomerOfEvent(db.queries, event.id, customerId);
  return customerId;
}

/** A customer we do not know may be one whose making we did not live to write down. */
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
  return (await linkCustomer(context, named.id, customerId)) ? named.id : undefined;
}
