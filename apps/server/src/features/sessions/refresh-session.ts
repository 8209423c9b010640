import type { Queries } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { SessionContext } from './context.ts';
import { deleteSession, findLiveSession, touchSession } from './sessions.repo.ts';
import { SESSION_IDLE_MS } from './start-session.ts';
import { hashRefreshToken, issueRefreshToken } from './tokens/refresh-token.ts';
import { findRefreshToken, useRefreshToken } from './tokens/refresh-tokens.repo.ts';

/**
 * Two tabs may refresh with the same token at once, and a response may get lost. Within this time a
 * used token can be exchanged again; after it, reuse means that the token was stolen, and the whole
 * session ends.
 */
export const REFRESH_GRACE_MS = 30_000;

const invalid = () => new AppError('unauthorized', 'Invalid refresh token');

export async function refreshSession(
  { db, now, tokens }: SessionContext,
  token: string,
): Promise<{ jwt: string; refreshToken: string }> {
  const at = now();
  const rotated = await db.transaction(async (tx) => {
    const sessionId = await takeToken(tx, hashRefreshToken(token), at);
    const session = sessionId && (await findLiveSession(tx, sessionId, at.toISOString()));
    if (!session) return undefined;
    await touchSession(tx, session.session_id, {
      last_used_at: at.toISOString(),
      expires_at: new Date(at.getTime() + SESSION_IDLE_MS).toISOString(),
    });
    return { session, refreshToken: await issueRefreshToken(tx, session.session_id, at) };
  });
  if (!rotated) throw invalid();
  const { session_id, user_id } = rotated.session;
  return {
    jwt: await tokens.sign({ userId: user_id, sessionId: session_id }),
    refreshToken: rotated.refreshToken,
  };
}

/** The session that this token belongs to. Ends it if the token was stolen. */
async function takeToken(tx: Queries, tokenHash: string, at: Date): Promise<string | undefined> {
  const fresh = await useRefreshToken(tx, tokenHash, at.toISOString());
  if (fresh) return fresh.session_id;
  const used = await findRefreshToken(tx, tokenHash);
  if (!used?.used_at) return undefined;
  if (at.getTime() - Date.parse(used.used_at) <= REFRESH_GRACE_MS) return used.session_id;
  await deleteSession(tx, used.session_id);
  return undefined;
}
