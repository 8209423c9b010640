import { type Caller, visitor } from '../../caller.ts';
import { callerOf } from './authenticate.ts';
import type { SessionContext } from './context.ts';
import { findSessionOfRequest } from './sessions.repo.ts';

/** Who a session belongs to, if it lives. For links that name a session instead of a token. */
export async function findCaller(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  sessionId: string,
): Promise<Caller> {
  const session = await findSessionOfRequest(db, sessionId, now().toISOString());
  return session ? callerOf(session) : visitor;
}
