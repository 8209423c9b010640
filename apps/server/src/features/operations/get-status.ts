import type { JobStatus, SiteStatus } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import { listJobs } from '../../plugins/background/index.ts';
import { readMailQueue, readPublicationQueue, readWebhookQueue } from './queues.repo.ts';

const HOUR_MS = 60 * 60_000;

export interface StatusContext {
  db: Db;
  now: () => Date;
  version: string;
  backupEveryMs: number | undefined;
}

type JobRow = Awaited<ReturnType<typeof listJobs>>[number];

export async function getStatus({
  db,
  now,
  version,
  backupEveryMs,
}: StatusContext): Promise<SiteStatus> {
  const { queries } = db;
  const checkedAt = now().toISOString();
  const jobs = await listJobs(queries);
  return {
    version,
    checkedAt,
    queues: {
      mails: await readMailQueue(queries),
      webhooks: await readWebhookQueue(queries),
      publications: await readPublicationQueue(queries),
    },
    backupEveryHours: backupEveryMs === undefined ? null : backupEveryMs / HOUR_MS,
    jobs: jobs.map((row) => describeJob(row, checkedAt)),
  };
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
