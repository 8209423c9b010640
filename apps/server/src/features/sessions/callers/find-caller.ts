import { type Caller, visitor } from '../../../http/caller.ts';
import { type AuthenticationContext, callerOf } from '../authenticate.ts';
import { readLiveSession } from '../sessions.repo.ts';

/** The owner of an active session, for links that name a session instead of a token. */
export async function findCaller(
  context: Pick<AuthenticationContext, 'db' | 'now' | 'secondFactors'>,
  sessionId: string,
): Promise<Caller> {
  const session = await readLiveSession(context.db, sessionId, context.now().toISOString());
  return session ? callerOf(context, session) : visitor;
}
