import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { createLockWait } from '../sqlite/sqlite-lock-wait.ts';

const UPGRADE_LOCK = 7_200_142;

/** Beside the database, whose own locks end with each step. Empty, and never removed. */
const LOCK_FILE = 'rostra.db-upgrade-lock';

/** One process upgrades, the others wait, on all machines. If it dies, the database releases the lock. */
export const withUpgradeLock = <T>(db: Db, dataDir: string, work: () => Promise<T>): Promise<T> =>
  db.kind === 'sqlite' ? withFileLock(join(dataDir, LOCK_FILE), work) : withSessionLock(db, work);

async function withSessionLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.queries.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${UPGRADE_LOCK})`.execute(connection);
    try {
      return await work();
    } finally {
      // Fails if the connection was lost, and with it the lock. What the work says is more important.
      await sql`select pg_advisory_unlock(${UPGRADE_LOCK})`.execute(connection).catch(() => {});
    }
  });
}

/** A transaction of SQLite locks its file, until the process ends at the latest. */
async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  createFile(file);
  const lock = new DatabaseSync(file);
  try {
    const wait = createLockWait(Number.POSITIVE_INFINITY);
    await wait(() => lock.exec('pragma busy_timeout = 0; begin exclusive'));
    return await work();
  } finally {
    lock.close();
  }
}

/** An existing file is not opened: closing it would release the locks that this process has on it. */
function createFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
