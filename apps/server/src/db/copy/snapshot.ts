import type { DbKind } from '../client.ts';

/** Every column of our tables has one of these types, on both databases. */
export type Value = string | number | null;
export type Row = readonly Value[];

export interface CopiedTable {
  readonly name: string;
  /** The order of the values of a row. Generated columns and search indexes are left out. */
  readonly columns: readonly string[];
  /** The last id that was given, also if its row was deleted: ids are never given twice. Null without ids. */
  readonly lastId: number | null;
}

/** The state of a database at one moment, whatever is written in the meantime. */
export interface Snapshot {
  readonly kind: DbKind;
  /** The names of the applied migrations, in their order. */
  readonly migrations: readonly string[];
  /** All tables except the journal of migrations. */
  readonly tables: readonly CopiedTable[];
  /** In batches, so that the size of a table does not matter. */
  rows(table: CopiedTable): AsyncIterable<Row[]>;
}

export const JOURNAL = 'migrations';
