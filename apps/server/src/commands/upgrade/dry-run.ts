import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, type DbOptions, openDb } from '../../db/client.ts';
import { allRows } from '../../db/copy/all-rows.ts';
import { fillDatabase } from '../../db/copy/fill-database.ts';
import { withSnapshot } from '../../db/copy/with-snapshot.ts';
import { pendingMigrations } from '../../db/migrate.ts';
import { withScratchDatabase } from '../../db/postgres/scratch-database.ts';
import { copySqliteTo } from '../../db/upgrade/copy-database.ts';
import { StartError } from '../../errors.ts';
import { refuseRoot } from './refuse-root.ts';
import { timeMigrations } from './time-migrations.ts';

type Report = (text: string) => void;

/** Upgrades a copy, says how long it takes and what goes wrong, and removes the copy. The site may be running. */
export async function dryRun(source: DbOptions, report: Report): Promise<void> {
  const { dataDir, databaseUrl } = source;
  if (databaseUrl === undefined) {
    if (!existsSync(join(dataDir, 'rostra.db'))) {
      throw new StartError(`There is no database in ${dataDir}.`);
    }
    refuseRoot(dataDir);
  }
  const db = openDb(source);
  try {
    const { pending } = await pendingMigrations(db);
    if (pending.length === 0) return report('The database is up to date.');
    report(`${pending.length} steps are missing. Copying the database …`);
    if (db.kind === 'sqlite') await onFile(db, dataDir, report);
    else await onScratchDatabase(source, report);
  } finally {
    await db.close();
  }
}

async function onFile(db: Db, dataDir: string, report: Report): Promise<void> {
  const folder = mkdtempSync(join(dataDir, 'upgrade-dry-run-'));
  try {
    await copySqliteTo(db, join(folder, 'rostra.db'));
    await upgradeCopy({ dataDir: folder }, report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const onScratchDatabase = (source: DbOptions, report: Report): Promise<void> =>
  withScratchDatabase(source.databaseUrl ?? '', async (databaseUrl) => {
    const target = { dataDir: source.dataDir, databaseUrl };
    const copy = openDb(target);
    try {
      await withSnapshot(source, (snapshot) =>
        fillDatabase(copy, { ...snapshot, batches: allRows(snapshot, () => {}) }, { upTo: 'copy' }),
      );
    } finally {
      await copy.close();
    }
    await upgradeCopy(target, report);
  });

async function upgradeCopy(target: DbOptions, report: Report): Promise<void> {
  const copy = openDb(target);
  try {
    await timeMigrations(copy, report);
  } finally {
    await copy.close();
  }
}
