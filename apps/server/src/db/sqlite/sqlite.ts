import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { CompiledRead, DatabaseDriver } from '../database-driver.ts';
import { createSlowReads } from '../slow-reads.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { createLockWait } from './sqlite-lock-wait.ts';
import { addFunctions, openSqliteReader, type SqliteReader } from './sqlite-reader.ts';

/**
 * `synchronous = FULL` with WAL: a confirmed write survives a power cut, not only a crash. Alternatives
 * were measured in docs/decisions/0004-database.md.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA temp_store = MEMORY;
`;

/**
 * Two connections: one for Kysely, used by one transaction at a time, and a read-only one. In WAL mode
 * the second sees only committed rows and does not wait for a transaction of the first.
 */
export function openSqlite(file: string): DatabaseDriver {
  const database = connect(file);
  const waitToRead = createLockWait();
  const slowReads = createSlowReads(file);
  let reader: SqliteReader | undefined;
  return {
    dialect: createSqliteDialect(database, createLockWait()),
    read: <R>({ sql, parameters }: CompiledRead) =>
      waitToRead(() => {
        reader ??= openSqliteReader(file, { busyTimeoutMs: 0 });
        return reader.prepare(sql)(parameters as SQLInputValue[]) as R[];
      }),
    slowRead: slowReads.read,
    close: async () => {
      reader?.close();
      await slowReads.close();
    },
  };
}

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(SETTINGS);
  database.exec('PRAGMA busy_timeout = 0;'); // from here on, `LockWait` handles locks
  addFunctions(database);
  return database;
}
