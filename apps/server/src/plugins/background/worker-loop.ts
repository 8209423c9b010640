import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from '../../feature.ts';
import { createAttempt, type Outcome, type StartTimer, type WorkerTools } from './attempt.ts';

/** The longest pause of a frequent worker: it should go on soon after an outage. */
const LONGEST_PAUSE_MS = 10_000;

export interface WorkerLoop {
  start(): void;
  /** Runs it now, even if it was not started. Resolves when that run has ended. */
  run(): Promise<void>;
  /** Aborts the signal of the run, and begins no other one. */
  abort(): void;
  /** Resolves once nothing is running. */
  stop(): Promise<void>;
}

/** Its interval, then twice as long after each failure. Without an interval, it waits to be woken. */
export function pauseAfter(failures: number, everyMs: number): number {
  const longest = Math.max(everyMs, LONGEST_PAUSE_MS);
  return Math.min(everyMs * 2 ** (failures - 1), longest);
}

/** Waits until it is its turn, then does the work. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

const startRealTimer: StartTimer = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Runs a worker at its times and when it is woken, until stopped. */
export function createWorkerLoop(
  worker: Worker,
  tools: WorkerTools,
  takeTurn: TakeTurn = (work) => work(),
): WorkerLoop {
  const { everyMs, collectMs = 0, stopWithinMs } = worker;
  const { logger, startTimer = startRealTimer } = tools;
  const attempt = createAttempt(worker, tools);
  // A request that wakes it must not have the run among its spans.
  const outsideRequests = AsyncLocalStorage.snapshot();
  const stopping = new AbortController();
  const { signal } = stopping;
  let isStarted = false;
  let isWoken = false;
  let isCollecting = false;
  let failures = 0;
  let stopTimer = () => {};
  let running: Promise<void> | undefined;
  let unsubscribe = () => {};

  const begin = () => {
    stopTimer();
    isCollecting = false;
    // Not at once: what wakes it during its run must find that it is running.
    running ??= Promise.resolve()
      .then(round)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const beginIn = (milliseconds: number) => {
    stopTimer();
    if (!isStarted || signal.aborted) return;
    stopTimer = startTimer(begin, milliseconds);
  };
  const round = async () => {
    isWoken = false;
    const outcome = await takeTurn(async () => (signal.aborted ? 'interrupted' : attempt(signal)));
    failures = outcome === 'failed' ? failures + 1 : 0;
    const next = signal.aborted ? undefined : await nextInMs(outcome);
    if (next !== undefined) beginIn(next);
  };
  const nextInMs = async (outcome: Outcome): Promise<number | undefined> => {
    // Its own failure may have woken it.
    if (outcome === 'failed' && everyMs !== undefined) return pauseAfter(failures, everyMs);
    const next = await worker.nextInMs?.().catch((err: unknown) => {
      logger.error({ err, worker: worker.name }, 'worker failed');
      return undefined;
    });
    if (isWoken) return collectMs;
    return next === undefined ? everyMs : Math.min(next, everyMs ?? next);
  };
  const wake = () => {
    if (signal.aborted || isCollecting) return;
    if (running) {
      isWoken = true;
    } else if (collectMs > 0) {
      beginIn(collectMs);
      isCollecting = true;
    } else {
      void begin();
    }
  };

  return {
    start: () => {
      if (signal.aborted) return;
      isStarted = true;
      unsubscribe = worker.wakeOn?.(() => outsideRequests(wake)) ?? unsubscribe;
      void begin();
    },
    run: async () => {
      await running;
      await begin();
    },
    abort: () => stopping.abort(),
    stop: async () => {
      stopping.abort();
      unsubscribe();
      stopTimer();
      if (running && !(await endsWithin(running, stopWithinMs))) {
        logger.warn({ worker: worker.name }, 'stopped although its run had not ended');
      }
    },
  };
}

async function endsWithin(run: Promise<void>, milliseconds: number | undefined): Promise<boolean> {
  const ended = run.then(() => true);
  if (milliseconds === undefined) return ended;
  const timeout = new AbortController();
  const { signal } = timeout;
  const timedOut = delay(milliseconds, false, { signal }).catch(() => false);
  const hasEnded = await Promise.race([ended, timedOut]);
  timeout.abort();
  return hasEnded;
}
