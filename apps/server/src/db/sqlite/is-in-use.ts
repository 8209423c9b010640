import { DatabaseSync } from 'node:sqlite';

/**
 * Whether another connection has the database open: only the last one can leave WAL mode. The next start
 * returns to it.
 */
export function isSqliteInUse(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = delete');
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}
