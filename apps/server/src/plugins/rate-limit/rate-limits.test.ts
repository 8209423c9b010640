import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { MINUTE, SECOND, testClock } from '../../testing/test-clock.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { RateLimits } from './rate-limits.ts';

const HIGH = { max: 600, windowMs: MINUTE };
const LOW = { max: 30, windowMs: MINUTE };
const clock = testClock();

let db: Db;
let one: RateLimits;
let other: RateLimits;
beforeEach(async () => {
  db = await openTestDb();
  one = new RateLimits(db, clock.now);
  other = new RateLimits(db, clock.now);
});
afterEach(() => db.close());

describe('a low limit', () => {
  it('counts the requests of all processes exactly', async () => {
    const counts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).countExactly('a', LOW)),
    );
    const totals = counts.map(({ current }) => current).toSorted((a, b) => a - b);
    expect(totals).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect((await one.countExactly('b', LOW)).current).toBe(1);
  });

  it('starts again when its window is over', async () => {
    await one.countExactly('a', LOW);
    clock.advance(20 * SECOND);
    expect(await other.countExactly('a', LOW)).toEqual({ current: 2, ttlMs: 40 * SECOND });
    clock.advance(40 * SECOND);
    expect(await one.countExactly('a', LOW)).toEqual({ current: 1, ttlMs: MINUTE });
  });

  it('counts in memory while the database is unavailable', async () => {
    const broken = new RateLimits(
      { ...db, relaxedTransaction: () => Promise.reject(new Error('away')) },
      clock.now,
    );
    await broken.countExactly('a', LOW);
    expect((await broken.countExactly('a', LOW)).current).toBe(2);
  });
});

describe('a high limit', () => {
  const send = (limits: RateLimits, count: number) => {
    for (let index = 0; index < count; index += 1) limits.count('a', HIGH);
  };
  const written = () => db.queries.selectFrom('rate_limits').selectAll().execute();

  it('adds up what the processes have counted', async () => {
    send(one, 400);
    send(other, 300);
    await one.share();
    await other.share();
    expect(other.count('a', HIGH).current).toBe(701);
    expect(one.count('a', HIGH).current).toBe(401);
    await one.share();
    expect(one.count('a', HIGH).current).toBe(702);
  });

  it('writes nothing for an address that sends a few requests', async () => {
    send(one, 29);
    await one.share();
    expect(await written()).toEqual([]);
    send(one, 1);
    await one.share();
    expect(await written()).toMatchObject([{ hits: 30 }]);
  });

  it('keeps its counts when they cannot be shared', async () => {
    let isAway = true;
    const relaxedTransaction: Db['relaxedTransaction'] = (work) =>
      isAway ? Promise.reject(new Error('away')) : db.relaxedTransaction(work);
    const limits = new RateLimits({ ...db, relaxedTransaction }, clock.now);
    send(limits, 50);
    await expect(limits.share()).rejects.toThrow('away');
    expect(limits.count('a', HIGH).current).toBe(51);
    isAway = false;
    await limits.share();
    expect(await written()).toMatchObject([{ hits: 51 }]);
  });

  it('stores no address', async () => {
    for (let index = 0; index < 50; index += 1) one.count('192.0.2.1', HIGH);
    await one.share();
    expect(JSON.stringify(await written())).not.toContain('192.0.2.1');
  });
});

it('deletes windows that are over', async () => {
  await one.countExactly('a', LOW);
  clock.advance(MINUTE);
  await one.countExactly('b', LOW);
  await one.cleanUp();
  expect(await db.queries.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
});

it('refuses the request after the last one, whichever processes got them', async () => {
  const apps = await Promise.all([1, 2].map(() => openTestApp({ db, now: clock.now })));
  const statuses: number[] = [];
  for (let index = 0; index <= 60; index += 1) {
    const app = apps[index % 2]?.app;
    const response = await app?.inject({
      method: 'POST',
      url: '/api/auth/local/register',
      body: {},
    });
    statuses.push(response?.statusCode ?? 0);
  }
  expect(statuses).toEqual([...Array(60).fill(400), 429]);
  await Promise.all(apps.map(({ app }) => app.close()));
});
