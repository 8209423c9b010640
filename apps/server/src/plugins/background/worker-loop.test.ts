import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkerRun } from '../../adapters/metrics/metrics.ts';
import { createWakeUp } from '../../concurrency/wake-up.ts';
import type { Db } from '../../db/client.ts';
import type { Worker } from '../../feature.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { MINUTE, SECOND, type TestClock, testClock } from '../../testing/test-clock.ts';
import { openTestSqlite } from '../../testing/test-db.ts';
import type { WorkerTools } from './attempt.ts';
import { findJob } from './jobs.repo.ts';
import { type TestTimers, testTimers } from './test-timers.ts';
import { createWorkerLoop, pauseAfter, type WorkerLoop } from './worker-loop.ts';

let db: Db;
let clock: TestClock;
let log: ReturnType<typeof memoryLog>;
let loops: WorkerLoop[];
let runs: number;
let over: AbortController;
let timers: TestTimers;
beforeEach(async () => {
  over = new AbortController();
  db = await openTestSqlite();
  clock = testClock();
  log = memoryLog();
  loops = [];
  runs = 0;
  timers = testTimers();
});
afterEach(async () => {
  over.abort();
  await Promise.all(loops.map((loop) => loop.stop()));
  await db.close();
});

const open = (worker: Partial<Worker>, tools: Partial<WorkerTools> = {}) => {
  const run = async () => {
    runs += 1;
  };
  const loop = createWorkerLoop(
    { name: 'test', run, ...worker },
    { db, now: clock.now, logger: log.logger, startTimer: timers.start, ...tools },
  );
  loops.push(loop);
  return loop;
};
const job = () => findJob(db.queries, 'test');
/** Without `expect.poll`, which also moves the time. Ends with its test, even if that takes too long. */
const until = async (isReached: () => boolean) => {
  const { signal } = over;
  while (!isReached()) await setImmediate(undefined, { signal });
};
/** The outcome of a run is stored before the next one is planned. */
const planned = () => until(() => timers.count() === 1);

describe('a worker', () => {
  it('runs at the start and then at its interval', async () => {
    open({ everyMs: SECOND }).start();
    await planned();
    await timers.pass(SECOND - 1);
    expect(runs).toBe(1);
    await timers.pass(1);
    expect(runs).toBe(2);
  });

  it('without an interval runs at the start and when it is woken', async () => {
    const { wake, onWake } = createWakeUp();
    const loop = open({ wakeOn: onWake });
    loop.start();
    await loop.run();
    expect([runs, timers.count()]).toEqual([2, 0]);
    wake();
    await until(() => runs === 3);
  });

  it('woken while it runs runs once more, not at the same time', async () => {
    const { wake, onWake } = createWakeUp();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const run = async () => {
      runs += 1;
      await finished;
    };
    open({ wakeOn: onWake, run }).start();
    await until(() => runs === 1);
    wake();
    wake();
    expect(runs).toBe(1);
    finish();
    await planned();
    await timers.pass(0);
    expect(runs).toBe(2);
  });

  it('collects wake-ups', async () => {
    const { wake, onWake } = createWakeUp();
    const loop = open({ everyMs: MINUTE, wakeOn: onWake, collectMs: 100 });
    loop.start();
    await planned();
    wake();
    await timers.pass(99);
    wake();
    expect(runs).toBe(1);
    await timers.pass(1);
    expect(runs).toBe(2);
    await planned();
    await timers.pass(MINUTE - 1);
    expect(runs).toBe(2);
  });

  it('does not run while there is nothing to do', async () => {
    let isDue = false;
    const completed: WorkerRun[] = [];
    const metrics = { workerCompleted: (run: WorkerRun) => completed.push(run) } as never;
    const loop = open({ hasWork: async () => isDue }, { metrics });
    await loop.run();
    expect(completed).toEqual([{ worker: 'test', outcome: 'idle' }]);
    isDue = true;
    await loop.run();
    expect(runs).toBe(1);
    const seconds = expect.any(Number);
    expect(completed.at(-1)).toEqual({ worker: 'test', outcome: 'ok', seconds });
  });

  it('runs sooner if something is due', async () => {
    open({ everyMs: MINUTE, nextInMs: async () => SECOND }).start();
    await planned();
    await timers.pass(SECOND);
    expect(runs).toBe(2);
  });

  it('is no part of the request that wakes it', async () => {
    const requests = new AsyncLocalStorage<string>();
    const seen: unknown[] = [];
    const { wake, onWake } = createWakeUp();
    const run = async () => void seen.push(requests.getStore());
    const loop = open({ wakeOn: onWake, run });
    loop.start();
    await loop.run();
    requests.run('a request', wake);
    await until(() => seen.length === 3);
    expect(seen).toEqual([undefined, undefined, undefined]);
  });
});

describe('a worker that fails', () => {
  it('pauses for its interval, then twice as long each time, ten seconds at most', () => {
    expect([1, 2, 3, 5, 6, 60].map((failures) => pauseAfter(failures, 500))).toEqual([
      500, 1_000, 2_000, 8_000, 10_000, 10_000,
    ]);
    expect([1, 2, 9].map((failures) => pauseAfter(failures, MINUTE))).toEqual([
      MINUTE,
      MINUTE,
      MINUTE,
    ]);
  });

  it('runs again after the pause, or when it is woken afterwards', async () => {
    const { wake, onWake } = createWakeUp();
    const run = async () => {
      runs += 1;
      wake();
      throw new Error('no room');
    };
    open({ everyMs: SECOND, wakeOn: onWake, run }).start();
    await planned();
    await timers.pass(SECOND);
    expect(runs).toBe(2);
    await planned();
    await timers.pass(2 * SECOND - 1);
    expect(runs).toBe(2);
    wake();
    await until(() => runs === 3);
  });

  it('is logged and stored with the reason, until it succeeds', async () => {
    const outcomes = [undefined, new Error('no room'), undefined];
    const run = async () => {
      const error = outcomes.shift();
      if (error) throw error;
    };
    const loop = open({ run });
    await loop.run();
    expect(await job()).toMatchObject({ failures: 0 });
    await loop.run();
    expect(await job()).toMatchObject({ failures: 1, error: 'no room' });
    expect(log.lines).toMatchObject([{ worker: 'test', err: { message: 'no room' } }]);
    await loop.run();
    expect(await job()).toMatchObject({ failures: 0, error: null });
  });

  it('goes on although its failure cannot be stored', async () => {
    const broken = { ...db, queries: undefined as never };
    const run = async () => {
      throw new Error('the database is away');
    };
    const loop = open({ run }, { db: broken });
    await loop.run();
    await loop.run();
    expect(log.lines).toHaveLength(2);
  });
});

it('a frequent worker stores its success once a minute', async () => {
  const loop = open({});
  await loop.run();
  const first = (await job())?.succeeded_at;
  clock.advance(MINUTE - SECOND);
  await loop.run();
  expect((await job())?.succeeded_at).toBe(first);
  clock.advance(SECOND);
  await loop.run();
  expect((await job())?.succeeded_at).toBe(clock.now().toISOString());
});

describe('a worker with a lease', () => {
  it('runs in one of several processes, at its times', async () => {
    const lease = { dueEveryMs: MINUTE };
    const processes = Array.from({ length: 4 }, () => open({ everyMs: MINUTE, lease }));
    await Promise.all(processes.map((loop) => loop.run()));
    expect(runs).toBe(1);
    clock.advance(MINUTE);
    await Promise.all(processes.map((loop) => loop.run()));
    expect(runs).toBe(2);
  });

  it('runs as soon as there is work, and otherwise only if it has times', async () => {
    let isDue = false;
    const loop = open({ hasWork: async () => isDue, lease: {} });
    await loop.run();
    expect([runs, await job()]).toEqual([0, undefined]);
    isDue = true;
    await loop.run();
    clock.advance(1);
    await loop.run();
    expect(runs).toBe(2);
  });

  it('is not claimed with each look', async () => {
    const lease = { dueEveryMs: SECOND };
    const loop = open({ hasWork: async () => false, lease });
    await loop.run();
    clock.advance(29 * SECOND);
    await loop.run();
    expect(runs).toBe(1);
    clock.advance(SECOND);
    await loop.run();
    expect(runs).toBe(2);
  });

  it('is failing if its work cannot be looked for', async () => {
    const hasWork = async () => {
      throw new Error('the database is away');
    };
    open({ everyMs: SECOND, hasWork, lease: {} }).start();
    await planned();
    await timers.pass(SECOND);
    await planned();
    expect(log.lines).toMatchObject([{ worker: 'test' }, { worker: 'test' }]);
  });
});

describe('a worker that stops', () => {
  it('ends its run, and begins no other one', async () => {
    const { wake, onWake } = createWakeUp();
    const run = async (signal: AbortSignal) => {
      runs += 1;
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    };
    const loop = open({ everyMs: SECOND, wakeOn: onWake, run });
    loop.start();
    await until(() => runs === 1);
    wake();
    await loop.stop();
    wake();
    await timers.pass(MINUTE);
    expect([runs, log.lines, await job()]).toEqual([1, [], undefined]);
  });

  it('waits no longer than it may', async () => {
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const run = async () => {
      start();
      await finished;
    };
    const loop = open({ run, stopWithinMs: 0 });
    loop.start();
    await started;
    await loop.stop();
    expect(log.lines).toMatchObject([{ worker: 'test' }]);
    finish();
    await loop.stop();
  });
});
