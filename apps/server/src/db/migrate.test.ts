import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmptyDb } from '../testing/test-db.ts';
import type { Db } from './client.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';

let db: Db;
afterEach(() => db.close());

/** Other test files have their own schemas in the same PostgreSQL database. */
async function ownTables() {
  const tables = await db.queries.introspection.getTables();
  if (db.kind === 'sqlite') return tables;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db.queries);
  return tables.filter(({ schema }) => schema === rows[0]?.name);
}

async function describeSchema(): Promise<unknown> {
  const tables = await ownTables();
  return tables
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const addsTable = (name: string): Migration => ({
  name,
  up: (tx) => tx.schema.createTable(`t_${name}`).addColumn('id', 'integer').execute(),
});

describe('migrate', () => {
  it('applies every step to an empty database, and nothing the second time', async () => {
    db = await openEmptyDb();
    expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(db)).toEqual([]);
  });

  it('produces the same schema from every earlier version', async () => {
    db = await openEmptyDb();
    await migrate(db);
    const fromEmpty = await describeSchema();
    await db.close();

    db = await openEmptyDb();
    for (let count = 1; count <= migrations.length; count += 1) {
      await migrate(db, migrations.slice(0, count));
    }
    expect(await describeSchema()).toEqual(fromEmpty);
  });

  it('keeps rows of the previous version', async () => {
    db = await openEmptyDb();
    await migrate(db);
    await db.queries.insertInto('installation').values({ key: 'k', value: 'v' }).execute();
    await migrate(db, [...migrations, addsTable('next')]);
    expect(await db.queries.selectFrom('installation').selectAll().execute()).toEqual([
      { key: 'k', value: 'v' },
    ]);
  });

  it('rolls back a failed step and stops', async () => {
    db = await openEmptyDb();
    const failing: Migration = {
      name: 'failing',
      up: async (tx, kind) => {
        await addsTable('half').up(tx, kind);
        throw new Error('broken step');
      },
    };
    const steps = [addsTable('first'), failing, addsTable('never')];
    await expect(migrate(db, steps)).rejects.toThrow(
      'Migration failing failed and was rolled back: Error: broken step.',
    );
    const names = (await ownTables()).map(({ name }) => name);
    expect(names).toContain('t_first');
    expect(names).not.toContain('t_half');
    expect(names).not.toContain('t_never');
    expect(await migrate(db, [addsTable('first'), addsTable('never')])).toEqual(['never']);
  });

  it('repeats a step that PostgreSQL has stopped because of a deadlock, twice at most', async () => {
    db = await openEmptyDb();
    const stopped = (times: number): Migration => {
      let runs = 0;
      return {
        name: 'busy',
        up: async (tx) => {
          await addsTable('busy').up(tx, db.kind);
          runs += 1;
          if (runs > times) return;
          throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        },
      };
    };
    await expect(migrate(db, [stopped(3)])).rejects.toThrow('deadlock detected');
    expect(await migrate(db, [stopped(2)])).toEqual(['busy']);
  });

  it('refuses a database that a newer version has migrated', async () => {
    db = await openEmptyDb();
    await migrate(db, [addsTable('first'), addsTable('newer')]);
    await expect(migrate(db, [addsTable('first'), addsTable('other')])).rejects.toThrow(
      'The database belongs to a newer version of Rostra (newer).',
    );
    expect((await ownTables()).map(({ name }) => name)).not.toContain('t_other');
  });

  it('applies each step once when several processes start together', async () => {
    db = await openEmptyDb();
    const steps = [addsTable('a'), addsTable('b')];
    const taken = await Promise.all([migrate(db, steps), migrate(db, steps), migrate(db, steps)]);
    expect(taken.flat().sort()).toEqual(['a', 'b']);
  });
});
