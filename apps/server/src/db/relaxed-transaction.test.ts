import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/test-db.ts';
import type { Db } from './client.ts';

let db: Db;
beforeEach(async () => {
  db = await openTestDb();
});
afterEach(() => db.close());

const count = async () =>
  (
    await db.queries
      .selectFrom('installation')
      .select('key')
      .where('value', '=', 'relaxed')
      .execute()
  ).length;

/** Whether commits outside relaxed transactions wait for the disk. */
async function durability(): Promise<unknown> {
  const query =
    db.kind === 'sqlite'
      ? sql<{ synchronous: number }>`pragma synchronous`
      : sql<{ synchronous_commit: string }>`show synchronous_commit`;
  const { rows } = await query.execute(db.queries);
  return Object.values(rows[0] ?? {})[0];
}

describe('relaxedTransaction', () => {
  it('is atomic and does not change the durability of others', async () => {
    const before = await durability();
    expect(before).toBe(db.kind === 'sqlite' ? 2 : 'on');
    await db.relaxedTransaction((tx) =>
      tx.insertInto('installation').values({ key: 'a', value: 'relaxed' }).execute(),
    );
    const failed = db.relaxedTransaction(async (tx) => {
      await tx.insertInto('installation').values({ key: 'b', value: 'relaxed' }).execute();
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await count()).toBe(1);
    expect(await durability()).toBe(before);
  });

  it('runs alongside other transactions', async () => {
    const insert = (key: string) => ({ key, value: 'relaxed' });
    await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((key, index) => {
        const run = index % 2 ? db.transaction : db.relaxedTransaction;
        return run(async (tx) => {
          await tx.insertInto('installation').values(insert(key)).execute();
        });
      }),
    );
    expect(await count()).toBe(6);
    expect(await durability()).toBe(db.kind === 'sqlite' ? 2 : 'on');
  });
});
