import type { Logger } from 'pino';
import type { WakeUp } from '../../../concurrency/wake-up.ts';
import type { Db } from '../../../db/client.ts';
import type { Worker } from '../../../feature.ts';
import type { ImportFiles } from './import-files.ts';
import { findWaitingJobs, type ImportJobRow, updateImportJob } from './import-jobs.repo.ts';

const LOOK_EVERY_MS = 5_000;

export interface ImportWorkerOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly files: ImportFiles;
  readonly logger: Pick<Logger, 'error'>;
  readonly onWake: WakeUp['onWake'];
  /** Works on one import until it is done or the signal says stop. Rejects if it could not be finished. */
  perform(id: number, signal: AbortSignal): Promise<void>;
}

/**
 * Works on imports one after the other, in one process of the site. An import that was interrupted stays in its
 * state, and the next process that finds it continues.
 */
export function importWorker(options: ImportWorkerOptions): Worker {
  const { db, now, files, logger, onWake, perform } = options;

  const findWork = async (): Promise<ImportJobRow | undefined> => {
    for (const job of await findWaitingJobs(db.queries)) {
      if (job.state === 'undoing' || (await files.has(job.id))) return job;
    }
    return undefined;
  };

  return {
    name: 'imports',
    everyMs: LOOK_EVERY_MS,
    wakeOn: onWake,
    hasWork: async () => (await findWork()) !== undefined,
    lease: {},
    run: async (signal) => {
      for (let job = await findWork(); job && !signal.aborted; job = await findWork()) {
        const { id, state } = job;
        try {
          await perform(id, signal);
        } catch (error) {
          if (signal.aborted) throw error;
          logger.error({ err: error, import: id }, 'import failed');
        }
        // It would be tried for ever if its process ended without a word.
        if (!signal.aborted) {
          const failed = { state: 'failed', finished_at: now().toISOString() } as const;
          await updateImportJob(db.queries, { id, from: [state] }, failed);
        }
      }
      signal.throwIfAborted();
    },
  };
}
