import { type Caller, visitor } from '../../http/caller.ts';
import { callerOf } from './authenticate.ts';
import type { SessionContext } from './context.ts';
import { readLiveSession } from './sessions.repo.ts';

/** The owner of an active session, for links that name a session instead of a token. */
export async function findCaller(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  sessionId: string,
): Promise<Caller> {
  const session = await readLiveSession(db, sessionId, now().toISOString());
  return session ? callerOf(session) : visitor;
}
