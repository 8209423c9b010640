import { sql } from 'kysely';
import type { Db, Queries } from '../client.ts';

/** The time now, in the format of all times. */
export type ReadTime = (tx: Queries) => Promise<string>;

/**
 * The clock of the database, which all processes share. It goes on during a transaction, so that a time that is
 * read after waiting for a lock is the time at which the lock was obtained, or later.
 */
export const databaseTime =
  ({ kind }: Pick<Db, 'kind'>): ReadTime =>
  async (tx) => {
    const now =
      kind === 'postgres'
        ? sql<string>`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
        : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
    const { rows } = await sql<{ now: string }>`select ${now} as now`.execute(tx);
    return String(rows[0]?.now);
  };
