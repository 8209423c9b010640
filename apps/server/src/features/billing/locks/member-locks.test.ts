import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/client.ts';
import { HOUR, MINUTE, SECOND, type TestClock, testClock } from '../../../testing/test-clock.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { takeLock } from './locks.repo.ts';
import { createMemberLocks } from './member-locks.ts';

let db: Db;
let clock: TestClock;
beforeEach(async () => {
  db = await openTestDb();
  clock = testClock();
});
afterEach(() => db.close());

const openLocks = () => createMemberLocks({ db, now: clock.now });

describe('the member lock', () => {
  it('serializes many requests in two processes', async () => {
    const processes = [openLocks(), openLocks()];
    let inside = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await db.ping();
      inside -= 1;
      done += 1;
    };
    await Promise.all(
      processes.flatMap((locks) => Array.from({ length: 8 }, () => locks(1, work))),
    );
    expect({ most, done }).toEqual({ most: 1, done: 16 });
  });

  it('does not block other members', async () => {
    const locks = openLocks();
    expect(await locks(1, () => locks(2, async () => 'both'))).toBe('both');
  });

  it('is released after a failure', async () => {
    const locks = openLocks();
    const failing = locks(1, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await openLocks()(1, async () => 'free')).toBe('free');
  });

  it('is held as long as the work takes', async () => {
    const locks = createMemberLocks({ db, now: clock.now, renewEveryMs: 5 });
    const expiry = () =>
      db.queries.selectFrom('billing_locks').select('expires_at').executeTakeFirstOrThrow();
    await locks(1, async (lock) => {
      for (let step = 0; step < 3; step += 1) {
        const { expires_at: before } = await expiry();
        clock.advance(MINUTE);
        await expect.poll(async () => (await expiry()).expires_at > before).toBe(true);
      }
      const taken = { user_id: 1, token: 'other', expires_at: clock.now().toISOString() };
      expect(await takeLock(db.queries, taken, clock.now().toISOString())).toBe(false);
      await db.transaction((tx) => lock.confirm(tx));
    });
  });

  it('of a killed process is free before a request gives up waiting', async () => {
    const { promise: killed, resolve: end } = Promise.withResolvers<void>();
    const held = createMemberLocks({ db, now: clock.now, renewEveryMs: HOUR })(1, () => killed);
    const findLock = () => db.queries.selectFrom('billing_locks').selectAll().executeTakeFirst();
    await expect.poll(findLock).toBeDefined();
    clock.advance(15 * SECOND);
    expect(await openLocks()(1, async () => 'free')).toBe('free');
    end();
    await held;
  });

  it('of a crashed process expires, and its late writes are refused', async () => {
    const result = openLocks()(1, async (lock) => {
      clock.advance(3 * MINUTE);
      await openLocks()(1, async (next) => db.transaction((tx) => next.confirm(tx)));
      await db.transaction((tx) => lock.confirm(tx));
    });
    await expect(result).rejects.toMatchObject({ code: 'payments_unavailable' });
  });
});
