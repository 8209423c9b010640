import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { postgresDialect } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type DbKind = 'sqlite' | 'postgres';

/** What repos take: the same queries run on both databases, inside or outside a transaction. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface Db {
  readonly kind: DbKind;
  readonly queries: Kysely<Tables>;
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DbOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export function openDb({ dataDir, databaseUrl }: DbOptions): Db {
  if (databaseUrl) return wrap('postgres', new Kysely({ dialect: postgresDialect(databaseUrl) }));
  mkdirSync(dataDir, { recursive: true });
  return wrap('sqlite', new Kysely({ dialect: sqliteDialect(join(dataDir, 'rostra.db')) }));
}

function wrap(kind: DbKind, queries: Kysely<Tables>): Db {
  return {
    kind,
    queries,
    transaction: (work) => queries.transaction().execute(work),
    ping: async () => {
      await sql`select 1`.execute(queries);
    },
    close: () => queries.destroy(),
  };
}
