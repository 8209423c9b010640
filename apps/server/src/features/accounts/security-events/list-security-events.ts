import type { SecurityEvent } from '@rostra/contract';
import type { AccountContext } from '../context.ts';
import { findSecurityEventsOf } from './security-events.repo.ts';

const SHOWN = 50;

export async function listOwnSecurityEvents(
  { db }: Pick<AccountContext, 'db'>,
  userId: number,
  limit = SHOWN,
): Promise<SecurityEvent[]> {
  const rows = await findSecurityEventsOf(db.queries, userId, limit);
  return rows.map(({ id, kind, device, ip_address, created_at }) => ({
    id,
    kind,
    device,
    ipAddress: ip_address,
    createdAt: created_at,
  }));
}
