import { randomUUID } from 'node:crypto';
import { PaymentsError } from '../../adapters/payments/payments.ts';
import { AppError } from '../../errors.ts';
import { closeAttempts, findOpenAttempt, insertAttempt } from './attempts.repo.ts';
import type { BillingContext } from './context.ts';
import { type BillingUser, findBillingUser, setFirstCustomerOfUser } from './customers.repo.ts';
import type { MemberLock } from './member-locks.ts';

export async function getBillingUser(
  { db }: Pick<BillingContext, 'db'>,
  userId: number,
): Promise<BillingUser> {
  const user = await findBillingUser(db.queries, userId);
  if (!user) throw new AppError('unauthorized', 'Missing or invalid credentials');
  return user;
}

export async function getOwnCustomer(
  context: Pick<BillingContext, 'db'>,
  userId: number,
): Promise<string> {
  const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
  if (customerId === null) throw new AppError('not_found', 'Not Found');
  return customerId;
}

/** Somebody else's customer is answered as one that does not exist. */
export async function getUserOfCustomer(
  context: Pick<BillingContext, 'db'>,
  userId: number,
  customerId: string,
): Promise<BillingUser> {
  const user = await getBillingUser(context, userId);
  if (user.stripe_customer_id !== customerId) throw new AppError('not_found', 'Not Found');
  return user;
}

/** The member's customer at Stripe, made if need be. */
export async function ensureCustomer(context: BillingContext, lock: MemberLock): Promise<string> {
  const user = await getBillingUser(context, lock.userId);
  if (user.stripe_customer_id) return user.stripe_customer_id;
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username;
  const customer = { userId: user.id, documentId: user.document_id, email: user.email, name };
  const customerId = await withAttempt(context, lock, 'customer', null, (key) =>
    context.payments.createCustomer(customer, key),
  );
  await writeDown(context, lock, customerId);
  return customerId;
}

/** Takes a customer found at Stripe for the member it was made for; false if they have one. */
export function linkCustomer(
  context: Pick<BillingContext, 'db' | 'locks'>,
  userId: number,
  customerId: string,
): Promise<boolean> {
  return context.locks(userId, (lock) => writeDown(context, lock, customerId));
}

const writeDown = ({ db }: Pick<BillingContext, 'db'>, lock: MemberLock, customerId: string) =>
  db.transaction(async (tx) => {
    await lock.confirm(tx);
    return setFirstCustomerOfUser(tx, lock.userId, customerId);
  });

/**
 * Makes something at Stripe under a key that is kept until it is known what became of it: if the
 * answer is lost, the next try with the same key finds what the first one made.
 */
export async function withAttempt<T>(
  { db, now }: Pick<BillingContext, 'db' | 'now'>,
  lock: MemberLock,
  kind: 'customer' | 'subscription',
  priceId: string | null,
  make: (key: string) => Promise<T>,
): Promise<T> {
  const key = await db.transaction(async (tx) => {
    await lock.confirm(tx);
    const open = await findOpenAttempt(tx, lock.userId, kind);
    if (open?.price_id === priceId) return open.key;
    const at = now().toISOString();
    if (open) await closeAttempts(tx, lock.userId, kind, at);
    const attempt = { key: randomUUID(), user_id: lock.userId, kind, price_id: priceId };
    await insertAttempt(tx, { ...attempt, created_at: at });
    return attempt.key;
  });
  try {
    return await make(key);
  } catch (error) {
    // Stripe repeats its answer to a key, a failure too: after an answer, the next try needs a new one.
    if (error instanceof PaymentsError && error.wasAnswered) {
      await closeAttempts(db.queries, lock.userId, kind, now().toISOString());
    }
    throw error;
  }
}
