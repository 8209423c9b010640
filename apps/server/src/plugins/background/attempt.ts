import type { Logger } from 'pino';
import type { Metrics } from '../../adapters/metrics/metrics.ts';
import type { Tracing } from '../../adapters/tracing/tracing.ts';
import type { Db } from '../../db/client.ts';
import type { Worker } from '../../feature.ts';
import { recordRuns } from './jobs.repo.ts';
import { describeError, runIfDue } from './run-if-due.ts';

/** Claiming a lease writes, so it is not tried with each look for work. */
const CLAIM_INTERVAL_MS = 30_000;
/** Frequent runs that succeed are stored now and then. */
const RECORD_INTERVAL_MS = 60_000;

export interface WorkerTools {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly metrics?: Metrics | undefined;
  readonly tracing?: Tracing | undefined;
  readonly startTimer?: StartTimer;
}

/** Calls back once after a time, unless it is stopped. Returns how to stop it. */
export type StartTimer = (callback: () => void, milliseconds: number) => () => void;

export type Outcome = 'idle' | 'succeeded' | 'failed' | 'interrupted';

/** Runs a worker once if there is something to do. Never rejects. */
export type Attempt = (signal: AbortSignal) => Promise<Outcome>;

export const createAttempt = (worker: Worker, tools: WorkerTools): Attempt =>
  worker.lease ? attemptWithLease(worker, tools) : attemptAlone(worker, tools);

function attemptAlone(worker: Worker, tools: WorkerTools): Attempt {
  const { name } = worker;
  const { db, now, logger, metrics } = tools;
  const run = observe(worker, tools);
  let recordedAt: number | undefined;

  /** Each failure, the first success after it, and one success a minute. */
  const record = async (outcome: Outcome, startedAt: Date, error: unknown) => {
    const time = startedAt.getTime();
    const isOld = recordedAt === undefined || time - recordedAt >= RECORD_INTERVAL_MS;
    if (outcome !== 'failed' && !isOld) return;
    recordedAt = outcome === 'failed' ? undefined : time;
    const times = { startedAt: startedAt.toISOString(), endedAt: now().toISOString() };
    await recordRuns(db.queries, [{ name, ...times, error: describeError(error) }]);
  };

  return async (signal) => {
    const startedAt = now();
    let outcome: Outcome = 'succeeded';
    let failure: unknown;
    try {
      if (worker.hasWork && !(await worker.hasWork())) outcome = 'idle';
      else await run(signal);
    } catch (error) {
      if (signal.aborted) return 'interrupted';
      outcome = 'failed';
      failure = error ?? new Error('failed without a reason');
      logFailure(tools, name, failure);
    }
    if (outcome === 'idle') metrics?.workerCompleted({ worker: name, outcome: 'idle' });
    await record(outcome, startedAt, failure).catch((err: unknown) => {
      // Usually the database is away, which is also why the run has failed.
      if (outcome !== 'failed') logger.error({ err, worker: name }, 'run not recorded');
    });
    return outcome;
  };
}

function attemptWithLease(worker: Worker, tools: WorkerTools): Attempt {
  const { name, lease } = worker;
  const { db, now } = tools;
  const run = observe(worker, tools);
  const onError = (error: unknown) => logFailure(tools, name, error);
  let claimAt = Number.NEGATIVE_INFINITY;
  return async (signal) => {
    try {
      const hasWork = (await worker.hasWork?.()) ?? false;
      const everyMs = hasWork ? 1 : lease?.dueEveryMs;
      const time = now().getTime();
      if (everyMs === undefined || (!hasWork && time < claimAt)) return 'idle';
      claimAt = time + CLAIM_INTERVAL_MS;
      const outcome = await runIfDue({ db, now }, { name, everyMs, run }, { signal, onError });
      return outcome === 'not due' ? 'idle' : outcome;
    } catch (error) {
      if (signal.aborted) return 'interrupted';
      onError(error);
      return 'failed';
    }
  };
}

/** The worker's run, with a span and metrics. */
function observe({ name, run }: Worker, { metrics, tracing }: WorkerTools): Worker['run'] {
  return async (signal) => {
    const startedAt = performance.now();
    const completed = (outcome: 'ok' | 'failed') => {
      const seconds = (performance.now() - startedAt) / 1000;
      metrics?.workerCompleted({ worker: name, outcome, seconds });
    };
    try {
      await (tracing ? tracing.run({ name: `job ${name}` }, () => run(signal)) : run(signal));
      completed('ok');
    } catch (error) {
      if (!signal.aborted) completed('failed');
      throw error;
    }
  };
}

const logFailure = ({ logger }: WorkerTools, worker: string, err: unknown) =>
  logger.error({ err, worker }, 'worker failed');
