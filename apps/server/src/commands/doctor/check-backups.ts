import { join } from 'node:path';
import { openBackupStore } from '../../adapters/backups/index.ts';
import { openDb } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { parseBackupTarget } from '../../location/parse-backup-target.ts';
import { findJob } from '../../plugins/background/index.ts';
import { type Finding, failed, ok, reasonOf, warning } from './finding.ts';

const HOUR_MS = 60 * 60_000;

/** Whether scheduled backups succeed, and whether their store can be read. */
export async function checkBackups(env: Env, now: () => Date): Promise<Finding> {
  const everyMs = env.BACKUP_EVERY;
  if (everyMs === undefined) {
    return warning(
      'the site does not back itself up',
      'Set BACKUP_EVERY=1d, or run npm run backup regularly.',
    );
  }
  const target = parseBackupTarget(env.BACKUP_TO ?? join(env.DATA_DIR, 'backups'));
  if (!target) return failed('BACKUP_TO is not valid', 'See docs/settings.md.');
  const store = openBackupStore(target);
  try {
    await store.list();
  } catch (error) {
    return failed(
      `${store.description} is unavailable (${reasonOf(error)})`,
      'Check BACKUP_TO and the permissions of its key.',
    );
  }
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    const job = await findJob(db.queries, 'backup').catch(() => undefined);
    if (job?.failed_at) {
      return failed(
        `the last backup failed (${job.error})`,
        'Fix the reason; the site tries again every hour.',
      );
    }
    if (!job?.succeeded_at) {
      return warning('there is no scheduled backup yet', 'The running site makes one at once.');
    }
    const isLate = now().getTime() - Date.parse(job.succeeded_at) > 2 * everyMs + HOUR_MS;
    const what = `the last one, in ${store.description}, began ${job.succeeded_at}`;
    return isLate ? warning(what, 'Is the site running?') : ok(what);
  } finally {
    await db.close();
  }
}
