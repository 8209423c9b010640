import type { JobStatus, SiteStatus } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import type { Worker } from '../../feature.ts';
import { listJobs } from '../../plugins/background/index.ts';
import { readEventQueue } from '../billing/index.ts';
import { readChangeQueue } from '../content/index.ts';
import { readMailQueue } from '../mail/index.ts';

const HOUR_MS = 60 * 60_000;

export interface StatusContext {
  db: Db;
  now: () => Date;
  version: string;
  canSendMails: boolean;
  backupEveryMs: number | undefined;
  workers: readonly Worker[];
}

type JobRow = Awaited<ReturnType<typeof listJobs>>[number];

export async function getStatus({
  db,
  now,
  version,
  canSendMails,
  backupEveryMs,
  workers,
}: StatusContext): Promise<SiteStatus> {
  const { queries } = db;
  const checkedAt = now().toISOString();
  const rows = await listJobs(queries);
  const jobs = rows.filter((row) => isShown(row, workers));
  return {
    version,
    checkedAt,
    queues: {
      mails: await readMailQueue(queries),
      webhooks: await readEventQueue(queries),
      publications: await readChangeQueue(queries),
    },
    canSendMails,
    backupEveryHours: backupEveryMs === undefined ? null : backupEveryMs / HOUR_MS,
    jobs: jobs.map((row) => describeJob(row, checkedAt)),
  };
}

/** Not those of earlier settings. Workers that run once at each start matter only if they have failed. */
function isShown({ name, failures }: JobRow, workers: readonly Worker[]): boolean {
  const worker = workers.find((other) => other.name === name);
  const isRepeated = worker?.everyMs !== undefined || worker?.wakeOn !== undefined;
  return worker !== undefined && (isRepeated || failures > 0);
}

const describeJob = (row: JobRow, now: string): JobStatus => ({
  name: row.name,
  startedAt: row.started_at,
  succeededAt: row.succeeded_at,
  failedAt: row.failed_at,
  failures: row.failures,
  error: row.error,
  isRunning: row.lease_ends_at !== null && row.lease_ends_at > now,
});
