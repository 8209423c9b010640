import { countAttempt, throttleKey, undoAttempt } from '../accounts/index.ts';
import type { BillingContext } from './context.ts';

const MINUTE_MS = 60_000;

interface Attempt<T> {
  userId: number;
  kind: 'discount-code' | 'gift-code';
  find: () => Promise<T | undefined>;
}

/** Wrong codes are counted for each member, so that nobody can guess one by trying. */
export async function findByCode<T>(
  context: Pick<BillingContext, 'db' | 'now'>,
  { userId, kind, find }: Attempt<T>,
): Promise<T | undefined> {
  const key = throttleKey(kind, String(userId));
  const waits = { firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS };
  await countAttempt(context, [{ key, free: 10, ...waits, forgetMs: 24 * 60 * MINUTE_MS }]);
  const found = await find();
  if (found) await undoAttempt(context.db.queries, [key]);
  return found;
}
