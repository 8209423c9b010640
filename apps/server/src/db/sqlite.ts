import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';
import { cacheStatements } from './cache-statements.ts';
import type { CompiledRead, DatabaseDriver } from './database-driver.ts';
import { createSlowReads } from './slow-reads.ts';
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
  const prepare = cacheStatements((sql) => adapt(database.prepare(takeWriteLock(sql))));
  const slowReads = createSlowReads(file);
  let reader: SqliteReader | undefined;
  return {
    dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }),
    read: async <R>({ sql, parameters }: CompiledRead) => {
      reader ??= openSqliteReader(file);
      return reader.prepare(sql)(parameters as SQLInputValue[]) as R[];
    },
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
  addFunctions(database);
  return database;
}

/** A deferred transaction can fail at its first write; an immediate one waits for the lock. */
const takeWriteLock = (sql: string) => (sql === 'begin' ? 'begin immediate' : sql);

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
