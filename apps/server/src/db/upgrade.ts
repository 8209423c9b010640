import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartError } from '../errors.ts';
import type { Db } from './client.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';

/** In the data folder: copies of the SQLite database from before each upgrade. */
export const BACKUP_FOLDER = 'before-upgrade';
const KEPT_BACKUPS = 3;

export interface Upgrade {
  /** The names of the migrations that were applied. */
  applied: string[];
  /** The copy of the database from before, if there was something to lose. */
  backup: string | undefined;
}

/**
 * Applies the missing migrations. A SQLite database with data is copied first, so that the previous release can
 * be started again. PostgreSQL has its own tools for that.
 */
export async function upgrade(
  db: Db,
  dataDir: string,
  steps: readonly Migration[] = migrations,
): Promise<Upgrade> {
  const { pending, isNew } = await pendingMigrations(db, steps);
  const mustCopy = db.kind === 'sqlite' && !isNew && pending.length > 0;
  const backup = mustCopy ? await copyDatabase(db, join(dataDir, BACKUP_FOLDER)) : undefined;
  return { applied: await migrate(db, steps), backup };
}

async function copyDatabase(db: Db, folder: string): Promise<string> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `rostra-${time}-${process.pid}.db`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'wx', 0o600));
    await sql`vacuum into ${file}`.execute(db.queries);
  } catch (error) {
    if (existsSync(file)) rmSync(file);
    throw new StartError(
      `The database could not be copied to ${folder} before the upgrade: ${String(error)}. Nothing was changed. Make room on the disk and start again.`,
      { cause: error },
    );
  }
  removeOldCopies(folder);
  return file;
}

function removeOldCopies(folder: string): void {
  const copies = readdirSync(folder).filter((name) => /^rostra-.*\.db$/.test(name));
  for (const name of copies.sort().slice(0, -KEPT_BACKUPS)) rmSync(join(folder, name));
}
