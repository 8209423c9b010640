import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { cacheStatements } from '../cache-statements.ts';

/** A connection that only reads. In WAL mode it sees committed rows while another one writes. */
export interface SqliteReader {
  prepare(sql: string): (parameters: SQLInputValue[]) => unknown[];
  close(): void;
}

export function openSqliteReader(
  file: string,
  { busyTimeoutMs = 5_000 }: { busyTimeoutMs?: number } = {},
): SqliteReader {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA temp_store = MEMORY;`);
  addFunctions(database);
  return {
    prepare: cacheStatements((sql) => {
      const statement = database.prepare(sql);
      return (parameters) => statement.all(...parameters);
    }),
    close: () => database.close(),
  };
}

/** SQLite's own `lower` leaves every letter outside ASCII as it is. */
const lowerUnicode = (value: SQLOutputValue): SQLOutputValue =>
  typeof value === 'string' ? value.toLowerCase() : value;

export const addFunctions = (database: DatabaseSync) =>
  database.function('lower_unicode', { deterministic: true }, lowerUnicode);
