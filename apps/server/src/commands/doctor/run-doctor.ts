import { openStorage } from '../../adapters/storage/index.ts';
import type { Env } from '../../env.ts';
import { checkBackups } from './check-backups.ts';
import { checkDisk, checkPermissions } from './check-data-folder.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments, checkWebhook } from './check-payments.ts';
import { checkClock, checkSite } from './check-site.ts';
import { type Finding, failed, ok, reasonOf } from './finding.ts';

export interface DoctorOptions {
  now: () => Date;
  version: string;
}

type Check = [name: string, run: () => Promise<Finding>];

/** Checks everything that a site depends on, one finding at a time. Changes nothing. */
export async function* runDoctor(
  env: Env,
  { now, version }: DoctorOptions,
): AsyncGenerator<[string, Finding]> {
  const checks: Check[] = [
    ['Versions', async () => ok(`Rostra ${version}, Node ${process.versions.node}`)],
    ['Settings', async () => ok(`valid, for ${env.SITE_URL}`)],
    ['Disk', () => checkDisk(env)],
    ['Permissions', () => checkPermissions(env)],
    ['Database', () => checkDatabase(env)],
    ['Media', () => checkMedia(env)],
    ['Backups', () => checkBackups(env, now)],
    ['Mail', () => checkMail(env)],
    ['Payments', () => checkPayments(env)],
    ['Webhook', () => checkWebhook(env)],
    ['Site', () => checkSite(env)],
    ['Clock', () => checkClock(env, now)],
  ];
  for (const [name, run] of checks) {
    yield [
      name,
      await run().catch((error: unknown) =>
        failed(`the check failed (${reasonOf(error)})`, 'Report this as a bug.'),
      ),
    ];
  }
}

/** Looks for a file that does not exist, which needs the permission to read. */
async function checkMedia(env: Env): Promise<Finding> {
  const where = env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : 'the data folder';
  try {
    await openStorage(env).find('rostra-doctor.txt');
    return ok(`files are in ${where}`);
  } catch (error) {
    return failed(
      `${where} is unavailable (${reasonOf(error)})`,
      'Check the S3 settings and the permissions of the key.',
    );
  }
}
