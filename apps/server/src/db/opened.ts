import type { Dialect } from 'kysely';

/** A query as the database takes it. */
export interface CompiledRead {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** One of a fixed few: PostgreSQL may keep it prepared on every connection. */
  readonly isFixed?: boolean;
}

/** Runs a query that only reads, outside any transaction: it sees what is committed, and waits for nobody. */
export type Read = <R>(query: CompiledRead) => Promise<R[]>;

/** What one kind of database brings. */
export interface Opened {
  dialect: Dialect;
  read: Read;
  slowRead: Read;
  /** Before Kysely closes the dialect's own connections. */
  close(): Promise<void>;
}
