import { type Caller, visitor } from '../../http/caller.ts';
import type { SessionContext } from './context.ts';
import { type LiveSession, readLiveSession, touchSession } from './sessions.repo.ts';

/** "Last used" is accurate to a minute, so that most requests do not write. */
const TOUCH_AFTER_MS = 60_000;

/**
 * The caller that a bearer token belongs to. The session is read from the database each time, so
 * that ending it takes effect at once.
 */
export async function authenticate(
  { db, now, tokens }: SessionContext,
  token: string,
): Promise<Caller> {
  const claims = await tokens.verify(token);
  if (!claims) return visitor;
  const at = now();
  const session = await readLiveSession(db, claims.sessionId, at.toISOString());
  if (!session || session.user_id !== claims.userId) return visitor;
  if (at.getTime() - Date.parse(session.last_used_at) >= TOUCH_AFTER_MS) {
    await touchSession(db.queries, session.session_id, { last_used_at: at.toISOString() });
  }
  return callerOf(session);
}

export const callerOf = ({ role, user_id, session_id, proved_at }: LiveSession): Caller => ({
  role,
  userId: user_id,
  sessionId: session_id,
  provedAt: proved_at,
});
