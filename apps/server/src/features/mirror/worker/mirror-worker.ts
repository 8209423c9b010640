import type { Logger } from 'pino';
import type { Db } from '../../../db/client.ts';
import type { BackgroundJob } from '../../../feature.ts';
import { runIfDue } from '../../../plugins/background/index.ts';

const TICK_MS = 30_000;
export const LOOK_EVERY_MS = 5 * 60_000;
const JOB_NAME = 'mirror';

export interface MirrorWorkerOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  perform(signal: AbortSignal): Promise<void>;
}

export interface MirrorWorker extends BackgroundJob {
  /** Resolves once everything is done that this process could do. */
  work(): Promise<void>;
}

/** Looks for changes every five minutes, in one process of the site: the lock is that of a scheduled job. */
export function createMirrorWorker(options: MirrorWorkerOptions): MirrorWorker {
  const { db, now, logger, perform } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const onError = (err: unknown) =>
    logger.warn({ err }, 'mirror: Strapi could not be read; the site goes on with its copy');

  const work = async () => {
    const job = { name: JOB_NAME, everyMs: LOOK_EVERY_MS, run: perform };
    await runIfDue({ db, now }, job, { signal, onError });
  };

  const tick = () => {
    if (signal.aborted) return;
    running ??= work()
      .catch((err: unknown) => logger.error({ err }, 'mirror: the database could not be reached'))
      .finally(() => {
        running = undefined;
      });
  };

  return {
    work,
    start: () => {
      timer = setInterval(tick, TICK_MS);
      timer.unref();
      tick();
    },
    abort: () => stopping.abort(),
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
