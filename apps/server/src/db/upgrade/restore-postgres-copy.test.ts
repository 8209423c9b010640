import { expect, it } from 'vitest';
import { openVoteApp } from '../../features/votes/testing/vote-app.ts';
import { NOW } from '../../testing/backup-site.ts';
import type { Db } from '../client.ts';
import { countRows } from '../copy/count-rows.ts';
import { listTables } from '../copy/list-tables.ts';
import type { Migration } from '../migration.ts';
import { migrations } from '../migrations/index.ts';
import { restorePostgresCopy } from './restore-postgres-copy.ts';
import { upgrade } from './upgrade.ts';

const NEXT: Migration = {
  name: '9999-next',
  up: async (tx) => {
    await tx.schema.createTable('new_things').addColumn('name', 'text').execute();
  },
};

async function countAll(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listTables(db)) counts[table] = await countRows(db.queries, table);
  return counts;
}

it('restores rows that nobody may change, and their protection', async () => {
  const app = await openVoteApp();
  const { db } = app.site.deps;
  if (db.kind === 'postgres') {
    await app.populate(20);
    await app.announce();
    await app.run();
    const before = await countAll(db);
    expect([before.votes, before.vote_options]).toEqual([1, 1]);
    expect(before.audit_log).toBeGreaterThan(0);
    await upgrade(db, { dataDir: '', now: () => NOW, steps: [...migrations, NEXT] });
    await db.queries.deleteFrom('vote_roll').execute();
    await restorePostgresCopy(db, NOW);
    expect(await countAll(db)).toEqual(before);
    const change = db.queries.updateTable('votes').set({ question: 'Another?' }).execute();
    await expect(change).rejects.toThrow('An announced vote is fixed');
  }
  await app.site.close();
});
