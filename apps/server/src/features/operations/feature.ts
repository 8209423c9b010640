import type { Logger } from 'pino';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Gauge } from '../../adapters/metrics/metrics.ts';
import type { Db } from '../../db/client.ts';
import { removeOldCopies } from '../../db/upgrade/remove-old-copies.ts';
import type { Env } from '../../env.ts';
import type { Feature, Worker } from '../../feature.ts';
import { countFailingJobs, findJob, hourly } from '../../plugins/background/index.ts';
import { operationsRoutes } from './routes.ts';
import { runBackup } from './run-backup.ts';

const BACKUP_JOB = 'backup';
const LOOK_EVERY_MS = 60_000;

export interface OperationsContext {
  db: Db;
  env: Env;
  now: () => Date;
  logger: Logger;
}

export function operationsFeature({ db, env, now, logger }: OperationsContext): Feature {
  const everyMs = env.BACKUP_EVERY;
  return {
    name: 'operations',
    routes: (app) =>
      operationsRoutes(app, {
        db,
        now,
        version: packageJson.version,
        canSendMails: env.SMTP_URL !== undefined,
        backupEveryMs: everyMs,
      }),
    workers: [
      ...(everyMs ? [backupWorker(everyMs, logger)] : []),
      hourly('operations', async () => removeOldCopies(db, env.DATA_DIR, now())),
    ],
    gauges: jobGauges(db),
  };
}

const backupWorker = (everyMs: number, logger: Logger): Worker => ({
  name: BACKUP_JOB,
  everyMs: LOOK_EVERY_MS,
  lease: { dueEveryMs: everyMs },
  run: (signal) => runBackup(logger, signal),
});

const jobGauges = ({ queries }: Db): Gauge[] => [
  {
    name: 'jobs_failing',
    help: 'Background workers whose last run failed; the status page of the studio names them',
    read: () => countFailingJobs(queries),
  },
  {
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last scheduled backup that succeeded began; 0 if there is none',
    read: async () => {
      const at = (await findJob(queries, BACKUP_JOB))?.succeeded_at;
      return at ? Date.parse(at) / 1000 : 0;
    },
  },
];
