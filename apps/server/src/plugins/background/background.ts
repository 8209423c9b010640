import type { AddressInfo } from 'node:net';
import fp from 'fastify-plugin';
import type { Metrics } from '../../adapters/metrics/metrics.ts';
import type { Tracing } from '../../adapters/tracing/tracing.ts';
import type { Db } from '../../db/client.ts';
import type { BackgroundJob, Feature, ScheduledJob, Worker } from '../../feature.ts';
import { localUrl } from '../../location/local-url.ts';
import { type JobRun, recordRuns } from './jobs.repo.ts';
import { describeError, runIfDue } from './run-if-due.ts';
import { createRunner, type Runner } from './runner.ts';

const CLEAN_UP_INTERVAL_MS = 60 * 60_000;
const SCHEDULE_INTERVAL_MS = 60_000;

export interface CleanUp {
  /** Of the feature. */
  name: string;
  run: NonNullable<Feature['cleanUp']>;
}

export interface BackgroundOptions {
  db: Db;
  now: () => Date;
  workers: readonly Worker[];
  jobs: readonly BackgroundJob[];
  cleanUps: readonly CleanUp[];
  scheduled: readonly ScheduledJob[];
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
}

/** Runs jobs, the hourly clean-up and scheduled jobs while the server listens. Neither overlaps itself. */
export const background = fp<BackgroundOptions>(async (app, options) => {
  const { db, now, jobs, cleanUps, scheduled, metrics, tracing } = options;
  const runner = createRunner(options.workers, { db, now, metrics, tracing, logger: app.log });
  app.decorate('workers', runner);
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;

  const traced = <T>(job: string, work: () => Promise<T>) =>
    tracing ? tracing.run({ name: `job ${job}` }, work) : work();

  const cleanUpAll = async () => {
    const runs: JobRun[] = [];
    for (const { name, run } of cleanUps) {
      if (isStopping()) break;
      const startedAt = now().toISOString();
      const error = await traced(`hourly.${name}`, () => run(isStopping)).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('failed without a reason'),
      );
      metrics?.cleanUpCompleted(error === undefined ? 'ok' : 'failed');
      if (error !== undefined) app.log.error({ err: error, feature: name }, 'clean-up failed');
      const endedAt = now().toISOString();
      runs.push({ name: `hourly.${name}`, startedAt, endedAt, error: describeError(error) });
    }
    await recordRuns(db.queries, runs);
  };
  const runScheduled = async () => {
    for (const job of scheduled) {
      if (isStopping()) return;
      const onError = (err: unknown) =>
        app.log.error({ err, job: job.name }, 'scheduled job failed');
      const run = (stop: AbortSignal) => traced(job.name, () => job.run(stop));
      await runIfDue({ db, now }, { ...job, run }, { signal, onError });
    }
  };
  const cleanUp = repeat(cleanUpAll, CLEAN_UP_INTERVAL_MS);
  const schedule = repeat(runScheduled, SCHEDULE_INTERVAL_MS);

  function repeat(work: () => Promise<void>, everyMs: number) {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const begin = () => {
      running ??= work()
        .catch((err: unknown) => app.log.error({ err }, 'background jobs could not be recorded'))
        .finally(() => {
          running = undefined;
        });
    };
    return {
      start: () => {
        begin();
        timer = setInterval(begin, everyMs);
        timer.unref();
      },
      stop: async () => {
        clearInterval(timer);
        await running;
      },
    };
  }

  app.addHook('onListen', async () => {
    const { address, port } = app.server.address() as AddressInfo;
    for (const job of jobs) await job.start(localUrl({ host: address, port }));
    runner.start();
    cleanUp.start();
    if (scheduled.length > 0) schedule.start();
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    runner.abort();
    for (const job of jobs) job.abort?.();
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await runner.stop();
    await cleanUp.stop();
    await schedule.stop();
    for (const job of jobs.toReversed()) {
      await job.stop().catch((err: unknown) => app.log.error({ err }, 'job did not stop cleanly'));
    }
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    workers: Runner;
  }
}
