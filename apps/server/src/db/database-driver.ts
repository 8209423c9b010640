import type { Dialect } from 'kysely';

/** A query in the database's own SQL. */
export interface CompiledRead {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Whether it is one of a small fixed set of queries, which PostgreSQL prepares on every connection. */
  readonly isFixed?: boolean;
}

/** Runs a read-only query outside any transaction. It sees committed rows and waits for no lock. */
export type Read = <R>(query: CompiledRead) => Promise<R[]>;

/** Implemented for each database. */
export interface DatabaseDriver {
  dialect: Dialect;
  read: Read;
  slowRead: Read;
  /** Called before Kysely closes the dialect's own connections. */
  close(): Promise<void>;
}
