import type { Session } from '@rostra/contract';
import type { SessionContext } from './context.ts';
import { findLiveSessionsOf } from './sessions.repo.ts';

export async function listOwnSessions(
  { db, now }: SessionContext,
  userId: number,
  currentId: string,
): Promise<Session[]> {
  const rows = await findLiveSessionsOf(db.queries, userId, now().toISOString());
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    ipAddress: row.ip_address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    isCurrent: row.id === currentId,
  }));
}
