import { deleteAuditRowsBefore } from './audit-log.repo.ts';
import type { AuditContext } from './context.ts';

const DAY_MS = 24 * 60 * 60_000;

export async function cleanUpLog({ db, now, retentionDays }: AuditContext): Promise<void> {
  const keptFrom = new Date(now().getTime() - retentionDays * DAY_MS).toISOString();
  await db.transaction((tx) => deleteAuditRowsBefore(tx, keptFrom));
}
