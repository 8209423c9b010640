import { randomUUID } from 'node:crypto';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import type { BillingContext } from '../context.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { closeAttempts, findOpenAttempt, insertAttempt } from './attempts.repo.ts';

/**
 * Creates something at Stripe with an idempotency key that is stored until the outcome is known. If
 * the response is lost, the next attempt uses the same key and gets what the first one created.
 */
export async function withIdempotencyKey<T>(
  { db, now }: Pick<BillingContext, 'db' | 'now'>,
  lock: MemberLock,
  kind: 'customer' | 'subscription' | 'gift' | 'gift_credit',
  priceId: string | null,
  create: (key: string) => Promise<T>,
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
    return await create(key);
  } catch (error) {
    // Stripe replays its response to a key, even a failure, so a retry after a response needs a new key.
    if (error instanceof PaymentsError && error.hasResponse) {
      await closeAttempts(db.queries, lock.userId, kind, now().toISOString());
    }
    throw error;
  }
}
