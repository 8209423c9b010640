import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openDb } from './client.ts';
import type { Migration } from './migration.ts';
import { BACKUP_FOLDER, upgrade } from './upgrade.ts';

const FIRST: Migration = {
  name: '0001-first',
  up: async (tx) => {
    await tx.schema.createTable('things').addColumn('name', 'text').execute();
    await sql`insert into things values ('precious')`.execute(tx);
  },
};
const removesThings = (name: string): Migration => ({
  name,
  up: async (tx) => {
    await sql`delete from things`.execute(tx);
  },
});

let dataDir: string;
let db: Db;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rostra-upgrade-'));
  db = openDb({ dataDir });
});
afterEach(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true });
});

const backups = () => readdirSync(join(dataDir, BACKUP_FOLDER)).sort();
const thingsIn = async (database: Db) =>
  (await sql<{ name: string }>`select name from things`.execute(database.queries)).rows;

it('does not copy an empty database, or one that is up to date', async () => {
  expect(await upgrade(db, dataDir, [FIRST])).toEqual({
    applied: ['0001-first'],
    backup: undefined,
  });
  expect(await upgrade(db, dataDir, [FIRST])).toEqual({ applied: [], backup: undefined });
  expect(backups).toThrow('ENOENT');
});

it('copies the database before it changes', async () => {
  await upgrade(db, dataDir, [FIRST]);
  const { backup } = await upgrade(db, dataDir, [FIRST, removesThings('0002-second')]);
  expect(await thingsIn(db)).toEqual([]);

  const restored = join(dataDir, 'restored');
  mkdirSync(restored);
  copyFileSync(backup ?? '', join(restored, 'rostra.db'));
  const copy = openDb({ dataDir: restored });
  expect(await thingsIn(copy)).toEqual([{ name: 'precious' }]);
  await copy.close();
  expect(statSync(backup ?? '').mode & 0o077).toBe(0);
});

it('keeps the copy if a migration fails', async () => {
  await upgrade(db, dataDir, [FIRST]);
  const fails: Migration = { name: '0002-fails', up: () => Promise.reject(new Error('oh no')) };
  await expect(upgrade(db, dataDir, [FIRST, fails])).rejects.toThrow('Migration 0002-fails failed');
  expect(backups()).toHaveLength(1);
});

it('keeps the last three copies', async () => {
  const steps = [FIRST];
  for (let i = 2; i <= 6; i += 1) {
    await upgrade(db, dataDir, steps);
    steps.push(removesThings(`000${i}-more`));
  }
  expect(backups()).toHaveLength(3);
});

it('changes nothing if there is no room for a copy', async () => {
  await upgrade(db, dataDir, [FIRST]);
  writeFileSync(join(dataDir, BACKUP_FOLDER), 'a file where the folder should be');
  await expect(upgrade(db, dataDir, [FIRST, removesThings('0002-second')])).rejects.toThrow(
    'could not be copied',
  );
  expect(await thingsIn(db)).toEqual([{ name: 'precious' }]);
});
