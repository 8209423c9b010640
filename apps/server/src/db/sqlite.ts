import {
  DatabaseSync,
  type SQLInputValue,
  type SQLOutputValue,
  type StatementSync,
} from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const MAX_STATEMENTS = 512;

/**
 * `synchronous = FULL` with WAL: an answered write survives a power cut, not only a crash.
 * Measured against the alternatives in docs/decisions/0004-database.md.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA temp_store = MEMORY;
`;

export function sqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({ database: async () => open(file) });
}

function open(file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  database.exec(SETTINGS);
  database.function('lower_unicode', { deterministic: true }, lowerUnicode);
  const statements = new Map<string, SqliteStatement>();

  const prepare = (sql: string): SqliteStatement => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = adapt(database.prepare(takeWriteLock(sql)));
    if (statements.size >= MAX_STATEMENTS) statements.delete(oldest(statements));
    statements.set(sql, statement);
    return statement;
  };

  return {
    prepare,
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

/** SQLite's own `lower` leaves every letter outside ASCII as it is. */
const lowerUnicode = (value: SQLOutputValue): SQLOutputValue =>
  typeof value === 'string' ? value.toLowerCase() : value;

/** A deferred transaction that turns to writing late can fail at once; this one waits its turn. */
const takeWriteLock = (sql: string) => (sql === 'begin' ? 'begin immediate' : sql);

const oldest = (map: Map<string, unknown>) => map.keys().next().value as string;

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
