import type { Caller } from '../../caller.ts';
import { AppError } from '../../errors.ts';
import type { SessionContext } from './context.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { findRefreshToken } from './refresh-tokens.repo.ts';
import { deleteOwnSession, deleteSession } from './sessions.repo.ts';

/** Logging out. A client whose access token has expired is known by its refresh token. */
export async function endCurrentSession(
  { db }: SessionContext,
  caller: Caller,
  refreshToken: string | undefined,
): Promise<void> {
  if (caller.role !== 'visitor') await deleteSession(db.queries, caller.sessionId);
  if (!refreshToken) return;
  const token = await findRefreshToken(db.queries, hashRefreshToken(refreshToken));
  if (token) await deleteSession(db.queries, token.session_id);
}

export async function endOwnSession(
  { db }: SessionContext,
  userId: number,
  sessionId: string,
): Promise<void> {
  const isId = /^[\w-]{1,64}$/.test(sessionId);
  if (!isId || !(await deleteOwnSession(db.queries, userId, sessionId)))
    throw new AppError('not_found', 'Session not found');
}
