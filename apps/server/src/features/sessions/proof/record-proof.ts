import type { Member } from '../../../http/caller.ts';
import type { SessionContext } from '../context.ts';
import { setProvedAt } from '../sessions.repo.ts';

/**
 * Call it after any check of a password or second factor: allows the session sensitive actions for
 * a while.
 */
export async function recordProof(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  { sessionId }: Pick<Member, 'sessionId'>,
): Promise<void> {
  await setProvedAt(db.queries, sessionId, now().toISOString());
}
