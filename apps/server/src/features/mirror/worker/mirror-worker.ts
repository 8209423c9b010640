import type { Logger } from 'pino';
import type { Db } from '../../../db/client.ts';
import type { BackgroundJob } from '../../../feature.ts';
import { runIfDue } from '../../../plugins/background/index.ts';
import { hasHints } from '../hints/hints.repo.ts';
import { LOOK_EVERY_MS } from './look-interval.ts';

/** Hints may have come to another process, or while a pass was running. */
const POLL_INTERVAL_MS = 2_000;
/** Claiming a job writes, so it is not tried with each poll. */
const CLAIM_INTERVAL_MS = 30_000;
const JOB_NAME = 'mirror';

export interface MirrorWorkerOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  perform(signal: AbortSignal): Promise<void>;
}

export interface MirrorWorker extends BackgroundJob {
  /** Call after a hint was stored. */
  wake(): void;
  /** Resolves once everything is done that this process could do. */
  work(): Promise<void>;
}

/** Looks for changes every five minutes and after hints, in one process of the site: the lock is that of a scheduled job. */
export function createMirrorWorker(options: MirrorWorkerOptions): MirrorWorker {
  const { db, now, logger, perform } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let claimAt = 0;

  const onError = (err: unknown) =>
    logger.warn({ err }, 'mirror: Strapi could not be read; the site goes on with its copy');

  const work = async () => {
    const isHinted = await hasHints(db.queries);
    const time = now().getTime();
    if (!isHinted && time < claimAt) return;
    claimAt = time + CLAIM_INTERVAL_MS;
    const job = { name: JOB_NAME, everyMs: isHinted ? 1 : LOOK_EVERY_MS, run: perform };
    await runIfDue({ db, now }, job, { signal, onError });
  };

  const wake = () => {
    // Before the server listens and after it has stopped, nothing begins.
    if (timer === undefined || signal.aborted) return;
    running ??= work()
      .catch((err: unknown) => logger.error({ err }, 'mirror: the database could not be reached'))
      .finally(() => {
        running = undefined;
      });
  };

  return {
    wake,
    work,
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
