import { messageReference } from '@rostra/messages';
import type { Queries } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { SessionContext } from './context.ts';
import { deleteOwnSession, deleteSession, deleteSessionsOf } from './sessions.repo.ts';
import { hashRefreshToken } from './tokens/refresh-token.ts';
import { findRefreshToken } from './tokens/refresh-tokens.repo.ts';

/** Logs out. A client with an expired access token is identified by its refresh token. */
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

export const endOwnSession = ({ db }: SessionContext, userId: number, sessionId: string) =>
  endSessionOf(db.queries, userId, sessionId);

export async function endSessionOf(
  queries: Queries,
  userId: number,
  sessionId: string,
): Promise<void> {
  const isId = /^[\w-]{1,64}$/.test(sessionId);
  if (!isId || !(await deleteOwnSession(queries, userId, sessionId)))
    throw new AppError('not_found', messageReference('sessions-server', 'noSession'));
}

export async function endOtherSessions(
  { db }: SessionContext,
  userId: number,
  currentId: string,
): Promise<void> {
  await deleteSessionsOf(db.queries, userId, currentId);
}

/** In the transaction that takes somebody's access away. */
export const endAllSessions = (tx: Queries, userId: number): Promise<void> =>
  deleteSessionsOf(tx, userId);
