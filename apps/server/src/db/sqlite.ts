import {
  DatabaseSync,
  type SQLInputValue,
  type SQLOutputValue,
  type StatementSync,
} from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';
import type { CompiledRead, Opened } from './opened.ts';

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

/**
 * Two connections: one for Kysely, one at a time for everybody, and one that only reads. In WAL mode
 * the second sees committed rows alone and goes on while the first is inside a transaction.
 */
export function openSqlite(file: string): Opened {
  const database = connect(file);
  const prepare = remember((sql) => adapt(database.prepare(takeWriteLock(sql))));
  let reader: Reader | undefined;
  return {
    dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }),
    read: async <R>({ sql, parameters }: CompiledRead) => {
      reader ??= openReader(file);
      return reader.prepare(sql)(parameters as SQLInputValue[]) as R[];
    },
    close: async () => reader?.close(),
  };
}

interface Reader {
  prepare(sql: string): (parameters: SQLInputValue[]) => unknown[];
  close(): void;
}

function openReader(file: string): Reader {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY;');
  addFunctions(database);
  return {
    prepare: remember((sql) => {
      const statement = database.prepare(sql);
      return (parameters) => statement.all(...parameters);
    }),
    close: () => database.close(),
  };
}

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(SETTINGS);
  addFunctions(database);
  return database;
}

const addFunctions = (database: DatabaseSync) =>
  database.function('lower_unicode', { deterministic: true }, lowerUnicode);

/** The statements of one connection by their text, each prepared once. */
function remember<T>(prepare: (sql: string) => T): (sql: string) => T {
  const known = new Map<string, T>();
  return (sql) => {
    const found = known.get(sql);
    if (found) return found;
    const prepared = prepare(sql);
    if (known.size >= MAX_STATEMENTS) known.delete(oldest(known));
    known.set(sql, prepared);
    return prepared;
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
