import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteData, fill, type SiteData } from '../testing/backup-site.ts';
import { readReleaseQueries } from '../testing/releases/read-release-queries.ts';
import type { Db } from './client.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './schema.ts';

const PREVIOUS = '0.2.0';

/** During an upgrade, processes of the previous release keep using the database that a new one has migrated. */
describe(`after all migrations, release ${PREVIOUS}`, () => {
  const release = readReleaseQueries(PREVIOUS);
  let site: SiteData;
  let before: Record<string, string[]>;
  let db: Db;
  beforeAll(async () => {
    site = await createSiteData();
    const steps = migrations.filter(({ name }) => release.migrations.includes(name));
    await fill(
      site,
      async (old) => {
        before = await listColumns(old);
      },
      steps,
    );
    db = site.open();
    await migrate(db);
  });
  afterAll(async () => {
    await db.close();
    await site.remove();
  });

  it('finds all of its migrations', () => {
    const names = new Set(migrations.map(({ name }) => name));
    expect(release.migrations.filter((name) => !names.has(name))).toEqual([]);
  });

  it('finds all of its tables and columns', async () => {
    const after = await listColumns(db);
    expect(Object.keys(before).length).toBeGreaterThan(40);
    for (const [table, columns] of Object.entries(before)) {
      expect([table, columns.filter((name) => !after[table]?.includes(name))]).toEqual([table, []]);
    }
  });

  it('can insert rows: new columns have a default or may be empty', async () => {
    const tables = await db.queries.introspection.getTables();
    const required = tables
      .filter(({ name }) => name in before)
      .flatMap(({ name, columns }) =>
        columns
          .filter((column) => !before[name]?.includes(column.name))
          .filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
          .map((column) => `${name}.${column.name}`),
      );
    expect(required).toEqual([]);
  });

  it('can run its queries', async () => {
    const statements = release[db.kind];
    expect(statements.length).toBeGreaterThan(200);
    const failed: string[] = [];
    await db.queries.connection().execute(async (connection) => {
      for (const statement of statements) {
        await compile(db, connection, statement).catch((error: Error) => {
          failed.push(`${error.message}: ${statement}`);
        });
      }
    });
    expect(failed).toEqual([]);
  });
});

/** Checks a statement without running it, so its arguments are not needed. */
async function compile(db: Db, connection: Kysely<Tables>, statement: string): Promise<void> {
  if (db.kind === 'sqlite') {
    await sql.raw(`explain ${statement}`).execute(connection);
    return;
  }
  await sql.raw(`prepare statement as ${statement}`).execute(connection);
  await sql`deallocate statement`.execute(connection);
}

async function listColumns(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.queries.introspection.getTables();
  return Object.fromEntries(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
}
