import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listPostgresTables } from '../../db/copy/postgres-tables.ts';
import { appliedMigrations } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { COPY_FOLDER, COPY_SCHEMA } from '../../db/upgrade/copy-database.ts';
import { removeOldCopies } from '../../db/upgrade/remove-old-copies.ts';
import { upgrade } from '../../db/upgrade/upgrade.ts';
import { findUpgrade, saveUpgrade } from '../../db/upgrade/upgrade-record.ts';
import { holdOpen, NOW, type SiteData } from '../../testing/backup-site.ts';
import { createReleaseSite } from '../../testing/releases/open-release-db.ts';
import { dryRun } from './dry-run.ts';
import { rollBack } from './roll-back.ts';

let site: SiteData;
let lines: string[];
beforeEach(async () => {
  site = await createReleaseSite('0.1.0');
  lines = [];
});
afterEach(() => site.remove());

const report = (text: string) => lines.push(...text.split('\n'));
const goBack = (isConfirmed: boolean) => rollBack(site, { isConfirmed, now: NOW, report });

async function upgradeSite(): Promise<void> {
  const db = site.open();
  await upgrade(db, { dataDir: site.dataDir, now: () => NOW });
  await db.close();
}

async function addDownloads(): Promise<void> {
  const db = site.open();
  const { id } = await db.queries.selectFrom('users').select('id').executeTakeFirstOrThrow();
  for (const file_name of ['a', 'b']) {
    await db.queries
      .insertInto('loose_avatars')
      .values({ file_name, created_at: NOW.toISOString() })
      .execute();
  }
  await db.queries.updateTable('users').set({ username: 'renamed' }).where('id', '=', id).execute();
  await db.close();
}

it('returns to every row from before the upgrade', async () => {
  const before = await site.dump();
  await upgradeSite();
  await addDownloads();

  await goBack(false);
  expect(lines).toContain('  loose_avatars: 2 more than before');
  expect(lines.at(-1)).toBe('Nothing was changed. To go back, add --confirm.');
  expect((await site.dump()).loose_avatars?.rows).toHaveLength(2);

  await goBack(true);
  expect(lines.at(-1)).toContain('install the previous version');
  expect(await site.dump()).toEqual(before);

  await upgradeSite();
  expect((await site.dump()).loose_avatars?.rows).toHaveLength(0);
});

it('never gives an id again', async () => {
  await upgradeSite();
  const addChange = async () => {
    const db = site.open();
    const { id } = await db.queries
      .insertInto('content_changes')
      .values({ origin: 'test', tags: '[]', changed_at: NOW.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.close();
    return id;
  };
  await addChange();
  const last = await addChange();
  await goBack(true);
  expect(await addChange()).toBe(last + 1);
});

it('leaves the copy behind for a day at most', async () => {
  await upgradeSite();
  await goBack(true);
  const db = site.open();
  const names = async () =>
    db.kind === 'postgres'
      ? listPostgresTables(db.queries, COPY_SCHEMA)
      : readdirSync(join(site.dataDir, COPY_FOLDER));
  expect(await names()).not.toEqual([]);
  // The age of a file is by the clock of the machine.
  const madeAt = db.kind === 'sqlite' ? Date.now() : NOW.getTime();
  await removeOldCopies(db, site.dataDir, new Date(madeAt + 25 * 60 * 60 * 1000));
  expect(await names()).toEqual([]);
  await db.close();
});

it('does not return to a record that names a copy from earlier', async () => {
  const before = site.open();
  const applied = (await appliedMigrations(before)).length;
  const unfinished = { from: '0001', to: '0002', applied, startedAt: 'earlier', tries: 1 };
  const copy = before.kind === 'sqlite' ? join(site.dataDir, 'earlier.db') : COPY_SCHEMA;
  await saveUpgrade(before.queries, { ...unfinished, copy });
  await before.close();
  await upgradeSite();
  await goBack(true);
  const db = site.open();
  const record = await findUpgrade(db.queries);
  expect(record).toEqual({ ...unfinished, finishedAt: NOW.toISOString() });
  await db.close();
});

it('is refused while the site runs', async () => {
  await upgradeSite();
  const release = await holdOpen(site);
  await expect(goBack(true)).rejects.toThrow('The site is running. Stop it first.');
  await release();
});

describe('with a copy that cannot be used', () => {
  const copyOf = async () => {
    const db = site.open();
    const record = await findUpgrade(db.queries);
    await db.close();
    return record?.copy ?? '';
  };

  it('changes nothing if the copy is missing', async () => {
    await upgradeSite();
    const before = await site.dump();
    if (site.databaseUrl) {
      const db = site.open();
      await sql`drop schema ${sql.ref(COPY_SCHEMA)} cascade`.execute(db.queries);
      await db.close();
    } else rmSync(await copyOf());
    for (const isConfirmed of [false, true]) {
      await expect(goBack(isConfirmed)).rejects.toThrow(/missing or damaged.*npm run restore/);
    }
    expect(await site.dump()).toEqual(before);
  });

  it('changes nothing if the file is damaged', async () => {
    if (site.databaseUrl) return;
    await upgradeSite();
    const before = await site.dump();
    const file = await copyOf();
    const handle = openSync(file, 'r+');
    // All but the first pages, which list the tables.
    const start = Math.floor(statSync(file).size / 2);
    writeSync(handle, Buffer.alloc(64 * 1024, 7), 0, 64 * 1024, start);
    closeSync(handle);
    await expect(goBack(true)).rejects.toThrow(/missing or damaged.*npm run restore/);
    expect(await site.dump()).toEqual(before);
    expect(readdirSync(site.dataDir).filter((name) => name.includes('restore'))).toEqual([]);
  });

  it('names tables that are not ours', async () => {
    if (!site.databaseUrl) return;
    const db = site.open();
    await sql`create table report_of_the_board (name text)`.execute(db.queries);
    await upgradeSite();
    const before = await site.dump();
    await expect(goBack(true)).rejects.toThrow(
      /not Rostra's and would be lost: report_of_the_board/,
    );
    expect(await site.dump()).toEqual(before);
    await db.close();
  });

  it('refuses a copy with migrations that it does not know', async () => {
    if (!site.databaseUrl) return;
    await upgradeSite();
    const db = site.open();
    await sql`insert into ${sql.table(`${COPY_SCHEMA}.migrations`)} values ('9999-later', 'now')`.execute(
      db.queries,
    );
    await db.close();
    await expect(goBack(true)).rejects.toThrow(/newer version of Rostra \(9999-later\)/);
  });
});

it('finds the copy if the data folder has another name now', async () => {
  if (site.databaseUrl) return;
  const before = await site.dump();
  await upgradeSite();
  const moved = `${site.dataDir}-moved`;
  renameSync(site.dataDir, moved);
  await rollBack({ dataDir: moved }, { isConfirmed: true, now: NOW, report });
  renameSync(moved, site.dataDir);
  expect(await site.dump()).toEqual(before);
});

it('does not create a database', async () => {
  if (site.databaseUrl) return;
  const file = join(site.dataDir, 'rostra.db');
  rmSync(file);
  await expect(goBack(true)).rejects.toThrow('There is no database in');
  await expect(dryRun(site, report)).rejects.toThrow('There is no database in');
  expect(existsSync(file)).toBe(false);
});

it('does not take a database that cannot be read for one that was never upgraded', async () => {
  if (site.databaseUrl) return;
  await upgradeSite();
  const handle = openSync(join(site.dataDir, 'rostra.db'), 'r+');
  writeSync(handle, Buffer.alloc(16 * 1024, 7), 0, 16 * 1024, 4096);
  closeSync(handle);
  await expect(goBack(true)).rejects.toThrow(/cannot be read.*before-upgrade/);
});

it('removes the copies of trials that were killed', async () => {
  const folder = join(site.dataDir, 'upgrade-dry-run-killed');
  mkdirSync(folder);
  await upgradeSite();
  const db = site.open();
  await removeOldCopies(db, site.dataDir, new Date());
  expect(existsSync(folder)).toBe(true);
  const dayBefore = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(folder, dayBefore, dayBefore);
  await removeOldCopies(db, site.dataDir, new Date());
  expect(existsSync(folder)).toBe(site.databaseUrl !== undefined);
  await db.close();
});

it('says that there is nothing to return to', async () => {
  await expect(goBack(true)).rejects.toThrow('This database was never upgraded.');
  await upgradeSite();
  const db = site.open();
  const twoDaysLater = new Date(NOW.getTime() + 48 * 60 * 60 * 1000);
  await removeOldCopies(db, site.dataDir, twoDaysLater);
  await db.close();
  await expect(goBack(true)).rejects.toThrow('npm run restore');
});

it('tries an upgrade on a copy', async () => {
  const before = await site.dump();
  await dryRun(site, report);
  const names = migrations.map(({ name }) => name);
  const timed = lines.filter((line) => names.some((name) => line.startsWith(`  ${name}: `)));
  expect(timed.length).toBeGreaterThan(20);
  expect(lines.at(-2)).toMatch(/^The upgrade would take about \d+\.\d s\.$/);
  expect(lines.at(-1)).toMatch(/^The database would (grow|shrink) by \d+\.\d MB; the copy/);
  expect(await site.dump()).toEqual(before);
  expect(readdirSync(site.dataDir).filter((name) => name.includes('dry-run'))).toEqual([]);

  await upgradeSite();
  lines = [];
  await dryRun(site, report);
  expect(lines).toEqual(['The database is up to date.']);
});
