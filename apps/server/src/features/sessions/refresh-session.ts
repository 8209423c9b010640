import { messageReference } from '@rostra/messages';
import { AppError } from '../../errors.ts';
import type { ClientInfo } from '../../http/caller.ts';
import type { SessionContext } from './context.ts';
import { sessionExpiry } from './session-expiry.ts';
import { deleteSession, lockLiveSession, touchSession } from './sessions.repo.ts';
import { exchangeToken } from './tokens/exchange-token.ts';
import { hashRefreshToken, issueRefreshToken } from './tokens/refresh-token.ts';
import { findRefreshToken } from './tokens/refresh-tokens.repo.ts';

const invalid = () =>
  new AppError('unauthorized', messageReference('sessions-server', 'wrongRefreshToken'));

export async function refreshSession(
  context: SessionContext,
  token: string,
  { address }: Pick<ClientInfo, 'address'>,
): Promise<{ jwt: string; refreshToken: string }> {
  const { db, now, tokens } = context;
  const at = now();
  const tokenHash = hashRefreshToken(token);
  const rotated = await db.transaction(async (tx) => {
    const sessionId = (await findRefreshToken(tx, tokenHash))?.session_id;
    const session = sessionId && (await lockLiveSession(tx, sessionId, at.toISOString()));
    if (!session) return undefined;
    const expiresAt = sessionExpiry(context, { startedAt: new Date(session.created_at), at });
    const result = await exchangeToken(tx, { tokenHash, sessionId, at });
    if (result === 'stolen' || expiresAt <= at) await deleteSession(tx, sessionId);
    if (result !== 'accepted' || expiresAt <= at) return undefined;
    await touchSession(tx, sessionId, {
      last_used_at: at.toISOString(),
      expires_at: expiresAt.toISOString(),
      ip_address: address,
    });
    const refreshToken = await issueRefreshToken(tx, sessionId, at);
    return { userId: session.user_id, sessionId, refreshToken };
  });
  if (!rotated) throw invalid();
  const { refreshToken, ...claims } = rotated;
  return { jwt: await tokens.sign(claims), refreshToken };
}
