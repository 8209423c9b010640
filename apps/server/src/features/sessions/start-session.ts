import { randomBytes } from 'node:crypto';
import type { Queries } from '../../db/client.ts';
import type { ClientInfo, SessionContext } from './context.ts';
import { deviceLabel } from './device-label.ts';
import { issueRefreshToken } from './refresh-token.ts';
import { insertSession } from './sessions.repo.ts';

/** A session lives this long after its last refresh. */
export const SESSION_IDLE_MS = 30 * 24 * 60 * 60 * 1000;

export interface StartedSession {
  sessionId: string;
  refreshToken: string;
}

/** Writes a new session inside the caller's transaction; the access token is signed after commit. */
export async function startSession(
  { now }: Pick<SessionContext, 'now'>,
  tx: Queries,
  userId: number,
  client: ClientInfo,
): Promise<StartedSession> {
  const sessionId = randomBytes(16).toString('base64url');
  const at = now();
  await insertSession(tx, {
    id: sessionId,
    user_id: userId,
    device: deviceLabel(client.userAgent),
    created_at: at.toISOString(),
    last_used_at: at.toISOString(),
    expires_at: new Date(at.getTime() + SESSION_IDLE_MS).toISOString(),
  });
  return { sessionId, refreshToken: await issueRefreshToken(tx, sessionId, at) };
}
