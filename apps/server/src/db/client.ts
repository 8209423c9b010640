import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type LogEvent, sql, type Transaction } from 'kysely';
import type { CompiledRead, DatabaseDriver, Read } from './database-driver.ts';
import { openPostgres } from './postgres/postgres.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite/sqlite.ts';

export type DbKind = 'sqlite' | 'postgres';

/**
 * The parameter of repo functions. The same queries run on both databases, inside or outside a
 * transaction.
 */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface Db {
  readonly kind: DbKind;
  readonly queries: Kysely<Tables>;
  /** For queries that run on almost every request: building one with Kysely costs more than running it. */
  readonly read: Read;
  /** For reads that may scan many rows. Runs on another thread, and is refused if too many are waiting. */
  readonly slowRead: Read;
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Commits without waiting for the disk, which on SQLite blocks the whole process. The last
   * commits can be lost in a power cut, so use it for counters, never for anything that was
   * confirmed to a user.
   */
  relaxedTransaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Rejects if the database is unavailable. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DbOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** How long a query waits for a connection to PostgreSQL. */
  connectSeconds?: number;
  /** Called after each query. */
  onQuery?: OnQuery | undefined;
}

export type OnQuery = (query: CompletedQuery) => void;

export interface CompletedQuery {
  /** With placeholders instead of values. */
  sql: string;
  outcome: 'ok' | 'failed';
  seconds: number;
}

export function openDb({ dataDir, databaseUrl, connectSeconds, onQuery }: DbOptions): Db {
  if (databaseUrl) {
    return wrap('postgres', openPostgres(databaseUrl, { connectSeconds }), onQuery);
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'rostra.db');
  // SQLite gives its journal the permissions of the database.
  closeSync(openSync(file, 'a', 0o600));
  return wrap('sqlite', openSqlite(file), onQuery);
}

function wrap(
  kind: DbKind,
  { dialect, read, slowRead, close }: DatabaseDriver,
  onQuery: DbOptions['onQuery'],
): Db {
  const log = ({ level, query, queryDurationMillis }: LogEvent) =>
    onQuery?.({
      sql: query.sql,
      outcome: level === 'error' ? 'failed' : 'ok',
      seconds: queryDurationMillis / 1000,
    });
  const queries = new Kysely<Tables>({ dialect, ...(onQuery ? { log } : {}) });
  return {
    kind,
    queries,
    read: onQuery ? observed(read, onQuery) : read,
    slowRead: onQuery ? observed(slowRead, onQuery) : slowRead,
    transaction: (work) => queries.transaction().execute(work),
    relaxedTransaction: kind === 'sqlite' ? relaxedOnSqlite(queries) : relaxedOnPostgres(queries),
    ping: async () => {
      await sql`select 1`.execute(queries);
    },
    close: async () => {
      await close();
      await queries.destroy();
    },
  };
}

/** Reads do not go through Kysely, which reports the other queries. */
const observed =
  (read: Read, onQuery: OnQuery): Read =>
  async <R>(query: CompiledRead) => {
    const startedAt = performance.now();
    const report = (outcome: CompletedQuery['outcome']) =>
      onQuery({ sql: query.sql, outcome, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const rows = await read<R>(query);
      report('ok');
      return rows;
    } catch (error) {
      report('failed');
      throw error;
    }
  };

/** The pragma cannot be changed inside a transaction. Kysely reserves the connection until it is reset. */
const relaxedOnSqlite =
  (queries: Kysely<Tables>): Db['relaxedTransaction'] =>
  (work) =>
    queries.connection().execute(async (connection) => {
      await sql`pragma synchronous = normal`.execute(connection);
      try {
        return await connection.transaction().execute(work);
      } finally {
        await sql`pragma synchronous = full`.execute(connection);
      }
    });

const relaxedOnPostgres =
  (queries: Kysely<Tables>): Db['relaxedTransaction'] =>
  (work) =>
    queries.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx);
      return work(tx);
    });
