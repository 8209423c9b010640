import { afterEach, expect, it } from 'vitest';
import { openTestDb } from '../../testing/test-db.ts';
import type { Db } from '../client.ts';
import { databaseTime } from './database-time.ts';

let db: Db;
afterEach(() => db.close());

it('reads the clock of the database, which goes on during a transaction', async () => {
  db = await openTestDb();
  const readTime = databaseTime(db);
  await db.transaction(async (tx) => {
    const first = await readTime(tx);
    expect(new Date(first).toISOString()).toBe(first);
    expect(Math.abs(Date.parse(first) - Date.now())).toBeLessThan(60_000);
    let later = first;
    while (later === first) later = await readTime(tx);
    expect(later > first).toBe(true);
  });
});
