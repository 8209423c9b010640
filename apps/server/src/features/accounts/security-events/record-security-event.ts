import type { SecurityEventKind } from '@rostra/contract';
import type { Db, Queries } from '../../../db/client.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import { deviceLabel } from '../users/device-label.ts';
import { insertSecurityEvent } from './security-events.repo.ts';

/** Without a client, the operator caused the event. Runs in the transaction of what happened. */
export async function recordSecurityEvent(
  tx: Queries,
  now: () => Date,
  event: { userId: number | null; kind: SecurityEventKind; client?: ClientInfo | undefined },
): Promise<void> {
  const { userId, kind, client } = event;
  await insertSecurityEvent(tx, {
    user_id: userId,
    kind,
    device: client ? deviceLabel(client.userAgent) : null,
    ip_address: client?.address ?? null,
    created_at: now().toISOString(),
  });
}

/**
 * A failure has no transaction to be part of. Unknown accounts get a row too, so that both cases take
 * the same time.
 */
export async function recordFailure(
  { db, now }: { db: Db; now: () => Date },
  kind: SecurityEventKind,
  userId: number | undefined,
  client: ClientInfo,
): Promise<void> {
  await db.relaxedTransaction((tx) =>
    recordSecurityEvent(tx, now, { userId: userId ?? null, kind, client }),
  );
}
