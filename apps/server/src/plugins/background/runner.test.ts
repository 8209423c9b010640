import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Worker } from '../../feature.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { testClock } from '../../testing/test-clock.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { createRunner } from './runner.ts';

let db: Db;
beforeEach(async () => {
  db = await openTestDb();
});
afterEach(() => db.close());

const open = (workers: Worker[]) =>
  createRunner(workers, { db, now: testClock().now, logger: memoryLog().logger });

it('runs workers that take turns one after the other, and others at once', async () => {
  const order: string[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const worker = (name: string, takesTurns: boolean): Worker => ({
    name,
    takesTurns,
    run: async () => {
      order.push(name);
      if (name === 'first') await finished;
    },
  });
  const runner = open([worker('first', true), worker('second', true), worker('other', false)]);
  runner.start();
  await expect.poll(() => order).toEqual(['other', 'first']);
  finish();
  await expect.poll(() => order).toEqual(['other', 'first', 'second']);
  await runner.stop();
});

it('does not begin those that wait for their turn when it stops', async () => {
  const order: string[] = [];
  const runner = open(
    ['first', 'second'].map((name) => ({
      name,
      takesTurns: true,
      run: async (signal) => {
        order.push(name);
        await new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve());
        });
      },
    })),
  );
  runner.start();
  await expect.poll(() => order).toEqual(['first']);
  runner.abort();
  await runner.stop();
  expect(order).toEqual(['first']);
});

it('refuses two workers with the same name', () => {
  const run = async () => {};
  expect(() =>
    open([
      { name: 'a', run },
      { name: 'a', run },
    ]),
  ).toThrow('same name');
});
