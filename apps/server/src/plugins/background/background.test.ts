import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../../db/client.ts';
import { type TestClock, testClock } from '../../testing/test-clock.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { background } from './background.ts';
import { hourly } from './hourly.ts';
import { countFailingJobs, findJob } from './jobs.repo.ts';

let db: Db;
let clock: TestClock;
beforeEach(async () => {
  db = await openTestDb();
  clock = testClock();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await db.close();
});

const HOUR = 60 * 60_000;

it('cleans up every hour, never twice at the same time, and waits for it when closing', async () => {
  const rounds: { signal: AbortSignal; end: () => void }[] = [];
  let ended = 0;
  const cleanUp = async (signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    rounds.push({ signal, end: resolve });
    await promise;
    ended += 1;
  };
  const app = Fastify();
  await app.register(background, {
    db,
    now: clock.now,
    workers: [hourly('test', cleanUp)],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(rounds).toHaveLength(1);

  vi.advanceTimersByTime(2 * HOUR);
  expect(rounds).toHaveLength(1);
  rounds[0]?.end();
  await expect.poll(() => ended).toBe(1);
  // Its end is still being stored when the first of these hours is over.
  const waitAnHour = () => {
    vi.advanceTimersByTime(HOUR);
    return rounds.length;
  };
  await expect.poll(waitAnHour).toBe(2);

  vi.advanceTimersByTime(HOUR);
  const closed = app.close();
  await expect.poll(() => rounds[1]?.signal.aborted).toBe(true);
  rounds[1]?.end();
  await closed;
  expect([rounds.length, ended]).toEqual([2, 2]);
});

it('records when each clean-up last succeeded and why it failed', async () => {
  const outcomes = [new Error('no room'), undefined];
  const app = Fastify();
  await app.register(background, {
    db,
    now: clock.now,
    workers: [
      hourly('media', async () => {
        const error = outcomes.shift();
        if (error) throw error;
      }),
      hourly('mail', async () => {}),
    ],
  });
  const job = () => findJob(db.queries, 'hourly.media');
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(job).toMatchObject({ failures: 1 });
  expect(await job()).toMatchObject({ error: 'no room', succeeded_at: null });
  expect(await countFailingJobs(db.queries)).toBe(1);

  clock.advance(HOUR);
  vi.advanceTimersByTime(HOUR);
  await expect.poll(job).toMatchObject({ failures: 0 });
  expect(await job()).toMatchObject({
    error: null,
    failed_at: null,
    succeeded_at: clock.now().toISOString(),
  });
  expect(await countFailingJobs(db.queries)).toBe(0);
  await app.close();
});

it('stops workers before features close what they need', async () => {
  const order: string[] = [];
  const run = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      order.push('runs');
      signal.addEventListener('abort', () =>
        setImmediate(() => {
          order.push('has ended');
          resolve();
        }),
      );
    });
  const app = Fastify();
  app.addHook('onClose', async () => void order.push('feature closed'));
  await app.register(background, {
    db,
    now: clock.now,
    workers: [{ name: 'test', run }],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => order).toEqual(['runs']);
  await app.close();
  expect(order).toEqual(['runs', 'has ended', 'feature closed']);
});
