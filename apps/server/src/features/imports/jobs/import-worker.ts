import type { Logger } from 'pino';
import type { Db } from '../../../db/client.ts';
import type { BackgroundJob } from '../../../feature.ts';
import { runIfDue } from '../../../plugins/background/index.ts';
import type { ImportFiles } from './import-files.ts';
import { findWaitingJobs, type ImportJobRow, updateImportJob } from './import-jobs.repo.ts';

const POLL_INTERVAL_MS = 5_000;
const JOB_NAME = 'imports';

export interface ImportWorkerOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly files: ImportFiles;
  readonly logger: Pick<Logger, 'error'>;
  /** Works on one import until it is done or the signal says stop. Rejects if it could not be finished. */
  perform(id: number, signal: AbortSignal): Promise<void>;
}

export interface ImportWorker extends BackgroundJob {
  wake(): void;
  /** Resolves once nothing is waiting that this process could do. */
  workOff(): Promise<void>;
}

/**
 * Works on imports one after the other, in one process of the site: the lock is that of a scheduled job. An import
 * that was interrupted stays in its state, and the next process that finds it continues.
 */
export function createImportWorker(options: ImportWorkerOptions): ImportWorker {
  const { db, now, files, logger, perform } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  const findWork = async (): Promise<ImportJobRow | undefined> => {
    for (const job of await findWaitingJobs(db.queries)) {
      if (job.state === 'undoing' || (await files.has(job.id))) return job;
    }
    return undefined;
  };

  const performAll = async (stop: AbortSignal) => {
    for (let job = await findWork(); job && !stop.aborted; job = await findWork()) {
      const { id, state } = job;
      try {
        await perform(id, stop);
      } catch (error) {
        if (stop.aborted) throw error;
        logger.error({ err: error, import: id }, 'import failed');
      }
      // It would be tried for ever if its process ended without a word.
      if (!stop.aborted) {
        const failed = { state: 'failed', finished_at: now().toISOString() } as const;
        await updateImportJob(db.queries, { id, from: [state] }, failed);
      }
    }
    stop.throwIfAborted();
  };

  const workOff = async () => {
    do {
      isAskedAgain = false;
      if ((await findWork()) === undefined) return;
      const onError = (err: unknown) => logger.error({ err }, 'imports could not be worked on');
      await runIfDue(
        { db, now },
        { name: JOB_NAME, everyMs: 1, run: performAll },
        { signal, onError },
      );
    } while (isAskedAgain && !signal.aborted);
  };

  const wake = () => {
    isAskedAgain = true;
    // Before the server listens and after it has stopped, nothing begins.
    if (timer === undefined || signal.aborted) return;
    running ??= workOff()
      .catch((err: unknown) => logger.error({ err }, 'imports could not be worked on'))
      .finally(() => {
        running = undefined;
      });
  };

  return {
    wake,
    workOff,
    start: () => {
      timer = setInterval(wake, POLL_INTERVAL_MS);
      timer.unref();
      wake();
    },
    abort: () => stopping.abort(),
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
