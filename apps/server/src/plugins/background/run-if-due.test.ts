import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import { DAY, HOUR, MINUTE, type TestClock, testClock } from '../../testing/test-clock.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { findJob } from './jobs.repo.ts';
import { runIfDue } from './run-if-due.ts';

let db: Db;
let clock: TestClock;
let runs: number;
let errors: unknown[];
beforeEach(async () => {
  db = await openTestDb();
  clock = testClock('2026-11-16T10:20:00.000Z');
  runs = 0;
  errors = [];
});
afterEach(() => db.close());

const count = async () => {
  runs += 1;
};
const start = (
  run: (signal: AbortSignal) => Promise<void> = count,
  { signal = new AbortController().signal, renewEveryMs = HOUR } = {},
) =>
  runIfDue(
    { db, now: clock.now, renewEveryMs },
    { name: 'backup', everyMs: DAY, run },
    { signal, onError: (error) => errors.push(error) },
  );
const job = () => findJob(db.queries, 'backup');

describe('a scheduled job', () => {
  it('runs at once on a new site, and then every day at midnight UTC', async () => {
    expect(await start()).toBe('succeeded');
    expect(await start()).toBe('not due');
    clock.advance(13 * HOUR + 39 * MINUTE); // 23:59
    expect(await start()).toBe('not due');
    clock.advance(MINUTE);
    expect(await start()).toBe('succeeded');
    expect(await start()).toBe('not due');
    expect((await job())?.succeeded_at).toBe('2026-11-17T00:00:00.000Z');
  });

  it('runs in one of several processes', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => start()));
    expect(outcomes.filter((outcome) => outcome === 'succeeded')).toHaveLength(1);
    expect(runs).toBe(1);
  });

  it('that failed is reported and repeated after an hour', async () => {
    const failing = async () => {
      throw new Error('the bucket is away');
    };
    expect(await start(failing)).toBe('failed');
    expect(errors).toEqual([new Error('the bucket is away')]);
    expect(await job()).toMatchObject({ failures: 1, error: 'the bucket is away', token: null });
    clock.advance(59 * MINUTE);
    expect(await start()).toBe('not due');
    clock.advance(2 * MINUTE);
    expect(await start(failing)).toBe('failed');
    expect(await job()).toMatchObject({ failures: 2, succeeded_at: null });
    clock.advance(2 * HOUR);
    expect(await start()).toBe('succeeded');
    expect(await job()).toMatchObject({ failures: 0, error: null, failed_at: null });
  });

  it('that a stopping site interrupts can start again at once', async () => {
    const stopping = new AbortController();
    const outcome = start(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
          stopping.abort();
        }),
      { signal: stopping.signal },
    );
    expect(await outcome).toBe('interrupted');
    expect(await job()).toMatchObject({ failures: 0, failed_at: null, token: null });
    expect(await start()).toBe('succeeded');
  });

  it('of a killed process can start again once its lease has ended', async () => {
    const { promise: killed, resolve: end } = Promise.withResolvers<void>();
    const first = start(() => killed);
    await expect.poll(job).toBeDefined();
    expect(await start()).toBe('not due');
    clock.advance(2 * MINUTE);
    expect(await start()).toBe('succeeded');
    end();
    await first;
  });

  it('keeps its lease while it runs, and stops if it loses it', async () => {
    const lease = async () => (await job())?.lease_ends_at ?? '';
    const outcome = start(
      async (signal) => {
        const before = await lease();
        clock.advance(MINUTE / 2);
        await expect.poll(async () => (await lease()) > before).toBe(true);
        await db.queries.updateTable('jobs').set({ token: 'another' }).execute();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        signal.throwIfAborted();
      },
      { renewEveryMs: 5 },
    );
    expect(await outcome).toBe('interrupted');
    expect(await job()).toMatchObject({ token: 'another' });
  });

  it('still runs after the clock was set back', async () => {
    clock.advance(365 * DAY);
    await start();
    clock.advance(-365 * DAY);
    expect(await start()).toBe('succeeded');
  });
});
