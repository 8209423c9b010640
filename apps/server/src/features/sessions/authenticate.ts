import { isStaffRole } from '@rostra/contract';
import { type Caller, visitor } from '../../http/caller.ts';
import type { LoginFactors, SessionContext } from './context.ts';
import { type LiveSession, readLiveSession, touchSession } from './sessions.repo.ts';

/** "Last used" is accurate to a minute, so that most requests do not write. */
const TOUCH_AFTER_MS = 60_000;

export interface AuthenticationContext extends SessionContext {
  secondFactors: Pick<LoginFactors, 'isRoleSuspended'>;
}

/**
 * The caller that a bearer token belongs to. The session is read from the database each time, so
 * that ending it takes effect immediately.
 */
export async function authenticate(context: AuthenticationContext, token: string): Promise<Caller> {
  const { db, now, tokens } = context;
  const claims = await tokens.verify(token);
  if (!claims) return visitor;
  const at = now();
  const session = await readLiveSession(db, claims.sessionId, at.toISOString());
  if (!session || session.id !== claims.userId) return visitor;
  if (at.getTime() - Date.parse(session.last_used_at) >= TOUCH_AFTER_MS) {
    await touchSession(db.queries, session.session_id, { last_used_at: at.toISOString() });
  }
  return callerOf(context, session);
}

/** Staff who lack a required second factor are members, wherever their rights are checked. */
export async function callerOf(
  { secondFactors }: Pick<AuthenticationContext, 'secondFactors'>,
  session: LiveSession,
): Promise<Caller> {
  const { id: userId, role, session_id: sessionId, proved_at: provedAt, staff_since } = session;
  const caller = { userId, sessionId, provedAt, user: session };
  if (!isStaffRole(role)) return { ...caller, role };
  const isSuspended = await secondFactors.isRoleSuspended({
    userId,
    role,
    staffSince: staff_since,
  });
  return isSuspended ? { ...caller, role: 'member', suspendedRole: role } : { ...caller, role };
}
