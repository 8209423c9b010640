import { type Caller, visitor } from '../../caller.ts';
import type { SessionContext } from './context.ts';
import { findSessionOfRequest, type LiveSession, touchSession } from './sessions.repo.ts';

/** "Last used" is kept to the minute, so that reading does not write each time. */
const TOUCH_AFTER_MS = 60_000;

/**
 * Who holds this bearer token. The session is read from the database each time, so that an ended
 * session ends at once.
 */
export async function authenticate(
  { db, now, tokens }: SessionContext,
  token: string,
): Promise<Caller> {
  const claims = await tokens.verify(token);
  if (!claims) return visitor;
  const at = now();
  const session = await findSessionOfRequest(db, claims.sessionId, at.toISOString());
  if (!session || session.user_id !== claims.userId) return visitor;
  if (at.getTime() - Date.parse(session.last_used_at) >= TOUCH_AFTER_MS) {
    await touchSession(db.queries, session.session_id, { last_used_at: at.toISOString() });
  }
  return callerOf(session);
}

export const callerOf = ({ role, user_id, session_id }: LiveSession): Caller => ({
  role,
  userId: user_id,
  sessionId: session_id,
});
