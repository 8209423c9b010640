import type { SessionContext } from './context.ts';
import { deleteDevicesUnseenSince } from './login/known-devices.repo.ts';
import { deleteExpiredSessions } from './sessions.repo.ts';

const KEEP_DEVICES_MS = 400 * 24 * 60 * 60_000;

export async function cleanUpSessions({
  db,
  now,
}: Pick<SessionContext, 'db' | 'now'>): Promise<void> {
  await deleteExpiredSessions(db.queries, now().toISOString());
  const unseenSince = new Date(now().getTime() - KEEP_DEVICES_MS).toISOString();
  await deleteDevicesUnseenSince(db.queries, unseenSince);
}
