import { randomBytes } from 'node:crypto';
import type { Queries } from '../../db/client.ts';
import type { ClientInfo } from '../../http/caller.ts';
import { deviceLabel, type StartedLogin } from '../accounts/index.ts';
import type { SessionContext } from './context.ts';
import { sessionExpiry } from './session-expiry.ts';
import { insertSession } from './sessions.repo.ts';
import { issueRefreshToken } from './tokens/refresh-token.ts';

/** Stores a new session in the caller's transaction; the access token is signed after the commit. */
export async function startSession(
  context: Pick<SessionContext, 'now' | 'sessionLifetimeMs'>,
  tx: Queries,
  userId: number,
  client: ClientInfo,
): Promise<Omit<StartedLogin, 'deviceId'>> {
  const sessionId = randomBytes(16).toString('base64url');
  const at = context.now();
  await insertSession(tx, {
    id: sessionId,
    user_id: userId,
    device: deviceLabel(client.userAgent),
    ip_address: client.address,
    created_at: at.toISOString(),
    last_used_at: at.toISOString(),
    expires_at: sessionExpiry(context, { startedAt: at, at }).toISOString(),
    proved_at: at.toISOString(),
  });
  return { sessionId, refreshToken: await issueRefreshToken(tx, sessionId, at) };
}
