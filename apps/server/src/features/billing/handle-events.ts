import type { BillingContext } from './context.ts';
import { converge } from './converge.ts';
import {
  type BillingUser,
  findUserByCustomer,
  findUserByDocumentId,
  setCustomerOfUser,
} from './customers.repo.ts';
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
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
}

async function handleGroup(context: BillingContext, events: readonly EventRow[]): Promise<void> {
  const { db, logger, now } = context;
  const ids = events.map(({ id }) => id);
  try {
    const [event] = events;
    const customerId = event && (await getCustomerId(context, event));
    const user = customerId && (await findUser(context, customerId));
    if (!user) {
      await finishEvents(db.queries, ids, 'no member of ours');
      return;
    }
    await handleCustomer(context, user, customerId, ids);
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
  user: BillingUser,
  customerId: string,
  ids: readonly string[],
): Promise<void> {
  await context.locks(user.id, async (lock) => {
    // Read under the lock: what another process has handled meanwhile needs no second question.
    const waiting = await findWaitingEventIds(context.db.queries, customerId);
    if (ids.some((id) => waiting.includes(id))) await converge(context, lock, customerId, waiting);
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
async function findUser(
  { db, payments }: BillingContext,
  customerId: string,
): Promise<BillingUser | undefined> {
  const known = await findUserByCustomer(db.queries, customerId);
  if (known) return known;
  const { userDocumentId } = await payments.readCustomer(customerId);
  if (userDocumentId === null) return undefined;
  const named = await findUserByDocumentId(db.queries, userDocumentId);
  if (named?.stripe_customer_id !== null) return undefined;
  await setCustomerOfUser(db.queries, named.id, customerId);
  return { ...named, stripe_customer_id: customerId };
}
