import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import { openEmptyDb } from '../../testing/test-db.ts';
import { describeLoss } from './describe-loss.ts';

let db: Db;
beforeEach(async () => {
  db = await openEmptyDb();
});
afterEach(() => db.close());

async function createTable(name: string, rowCount: number): Promise<void> {
  await sql`create table ${sql.table(name)} (name text)`.execute(db.queries);
  for (let i = 0; i < rowCount; i += 1) {
    await sql`insert into ${sql.table(name)} values ('a row')`.execute(db.queries);
  }
}

const lossSince = (rows: Record<string, number>) =>
  describeLoss(db, { migrations: [], rows: new Map(Object.entries(rows)) });

it('names tables with more rows than before', async () => {
  await createTable('members', 3);
  await createTable('posts', 2);
  await createTable('jobs', 5);
  expect(await lossSince({ members: 1, posts: 2, jobs: 0 })).toEqual([
    '  members: 2 more than before',
  ]);
});

it('names tables that the upgrade removed, renamed or added', async () => {
  await createTable('migrations', 1);
  await createTable('people', 3);
  await createTable('unused', 0);
  await createTable('sessions_of_today', 1);
  expect(await lossSince({ members: 1, throttles: 4 })).toEqual([
    '  members: removed or renamed by the upgrade; it had 1 row',
    '  people: added or renamed by the upgrade; it has 3 rows',
  ]);
});

it('names tables with fewer rows than before, because what was erased would return', async () => {
  await createTable('members', 3);
  expect(await lossSince({ members: 5 })).toEqual([
    '  members: 2 fewer than before, which would return',
  ]);
});
