import type { Queries } from '../../../db/client.ts';
import type { Member } from '../../../http/caller.ts';
import { lockActiveUser } from '../../accounts/index.ts';
import type { LoginContext, SessionContext } from '../context.ts';
import { findProvedAt, forgetProofsOf, setProvedAt } from '../sessions.repo.ts';

/** Reads when a session last proved the identity of its owner, as it is stored now. */
export const createProofReader =
  (queries: Queries): LoginContext['findProvedAt'] =>
  (sessionId) =>
    findProvedAt(queries, sessionId);

/** After a check of the identity: allows the session sensitive actions for a while. */
export async function recordProof(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  { sessionId }: Pick<Member, 'sessionId'>,
): Promise<void> {
  await setProvedAt(db.queries, sessionId, now().toISOString());
}

/**
 * After a check of the password, which proves nothing if the account has a second factor: then false. Whoever adds a
 * factor locks the account too, so a factor that is added while the password is checked counts.
 */
export function recordPasswordProof(
  { db, now, hasSecondFactor }: Pick<LoginContext, 'db' | 'hasSecondFactor' | 'now'>,
  { sessionId, userId }: Pick<Member, 'sessionId' | 'userId'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, userId);
    if (await hasSecondFactor(userId, tx)) return false;
    await setProvedAt(tx, sessionId, now().toISOString());
    return true;
  });
}

/** When a second factor is added: other sessions may have proved only the password. */
export const forgetOtherProofs = (
  tx: Queries,
  { userId, sessionId }: Pick<Member, 'sessionId' | 'userId'>,
): Promise<void> => forgetProofsOf(tx, userId, sessionId);
