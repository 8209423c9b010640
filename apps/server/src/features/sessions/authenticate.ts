import { type Caller, visitor } from '../../caller.ts';
import type { Db } from '../../db/client.ts';
import type { SessionContext } from './context.ts';
import { findSessionOfRequest, type LiveSession, touchSession } from './sessions.repo.ts';

/** "Last used" is kept to the minute, so that reading does not write each time. */
const TOUCH_AFTER_MS = 60_000;

/** Who holds this bearer token. */
export async function authenticate(context: SessionContext, token: string): Promise<Caller> {
  const session = await findSessionOfToken(context, token, findSessionOfRequest);
  return session ? callerOf(session) : visitor;
}

/**
 * The living session that a bearer token names, with as much as `find` reads of it. Asked of the
 * database each time: an ended session ends at once.
 */
export async function findSessionOfToken<S extends LiveSession>(
  { db, now, tokens }: SessionContext,
  token: string,
  find: (db: Db, id: string, now: string) => Promise<S | undefined>,
): Promise<S | undefined> {
  const claims = await tokens.verify(token);
  if (!claims) return undefined;
  const at = now();
  const session = await find(db, claims.sessionId, at.toISOString());
  if (!session || session.user_id !== claims.userId) return undefined;
  if (at.getTime() - Date.parse(session.last_used_at) >= TOUCH_AFTER_MS) {
    await touchSession(db.queries, session.session_id, { last_used_at: at.toISOString() });
  }
  return session;
}

export const callerOf = ({ role, user_id, session_id }: LiveSession): Caller => ({
  role,
  userId: user_id,
  sessionId: session_id,
});
