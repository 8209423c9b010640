import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Opened, Read } from './opened.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type DbKind = 'sqlite' | 'postgres';

/** What repos take: the same queries run on both databases, inside or outside a transaction. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface Db {
  readonly kind: DbKind;
  readonly queries: Kysely<Tables>;
  /** The short way for what nearly every request asks; Kysely's own costs more than the answer. */
  readonly read: Read;
  /** For reads that may look at many rows: never on this thread, and refused if too many are waiting. */
  readonly slowRead: Read;
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Committed and seen by all at once, but a power cut may take back the last ones: for counting, not
   * for what somebody was told. It does not wait for the disk, which blocks the whole process.
   */
  quickTransaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DbOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export function openDb({ dataDir, databaseUrl }: DbOptions): Db {
  if (databaseUrl) return wrap('postgres', openPostgres(databaseUrl));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'rostra.db');
  // SQLite gives its journal the permissions of the database.
  closeSync(openSync(file, 'a', 0o600));
  return wrap('sqlite', openSqlite(file));
}

function wrap(kind: DbKind, { dialect, read, slowRead, close }: Opened): Db {
  const queries = new Kysely<Tables>({ dialect });
  return {
    kind,
    queries,
    read,
    slowRead,
    transaction: (work) => queries.transaction().execute(work),
    quickTransaction: kind === 'sqlite' ? quickOnSqlite(queries) : quickOnPostgres(queries),
    ping: async () => {
      await sql`select 1`.execute(queries);
    },
    close: async () => {
      await close();
      await queries.destroy();
    },
  };
}

/** The setting cannot change inside a transaction; nobody else has the connection meanwhile. */
const quickOnSqlite =
  (queries: Kysely<Tables>): Db['quickTransaction'] =>
  (work) =>
    queries.connection().execute(async (connection) => {
      await sql`pragma synchronous = normal`.execute(connection);
      try {
        return await connection.transaction().execute(work);
      } finally {
        await sql`pragma synchronous = full`.execute(connection);
      }
    });

const quickOnPostgres =
  (queries: Kysely<Tables>): Db['quickTransaction'] =>
  (work) =>
    queries.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx);
      return work(tx);
    });
