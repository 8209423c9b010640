import { type Kysely, sql } from 'kysely';
import type { Db, Queries } from '../../../db/client.ts';
import { isLockTimeout } from '../../../db/postgres/lock-timeout.ts';
import type { Tables } from '../../../db/schema.ts';

/** A backup may hold the tables for minutes. Members, who queue behind whoever waits for a lock, must not wait for it. */
const LOCK_TIMEOUT = '300ms';
const TABLES = ['votes', 'vote_ballots', 'vote_roll'] as const;

/**
 * Old rows are still in the log of SQLite, and in the tables of PostgreSQL. Returns whether they are gone: not if
 * somebody is reading them, such as a backup.
 */
export async function eraseTraces({ kind, queries }: Db): Promise<boolean> {
  if (kind === 'sqlite') {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(queries);
    return rows[0]?.busy === 0;
  }
  return queries.connection().execute(rewriteTables);
}

/** Not in a transaction, which could not remove rows. */
async function rewriteTables(connection: Kysely<Tables>): Promise<boolean> {
  await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection);
  try {
    for (const table of TABLES) await sql`vacuum full ${sql.table(table)}`.execute(connection);
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  } finally {
    await sql`reset lock_timeout`.execute(connection);
  }
}

/**
 * PostgreSQL stores rows in the order of their writes, with the number of the transaction, and so does a dump.
 * This writes all rows anew in one transaction and sorts them by their hashes. SQLite always sorts. While a backup
 * holds the tables, it waits for the next run.
 */
export async function sortRows(db: Db): Promise<void> {
  if (db.kind === 'sqlite') return;
  await db
    .transaction(async (tx) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
      await sql`lock table vote_ballots, vote_roll in access exclusive mode`.execute(tx);
      await sql`update vote_ballots set choice = choice`.execute(tx);
      await sql`update vote_roll set news = news`.execute(tx);
      await sql`cluster vote_ballots using vote_ballots_pk`.execute(tx);
      await sql`cluster vote_roll using vote_roll_pk`.execute(tx);
    })
    .catch((error: unknown) => {
      if (!isLockTimeout(error)) throw error;
    });
}

/** Ended votes whose traces may still be readable. */
export async function findErasureDue(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('votes')
    .select('id')
    .where('erasure_due', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markErased(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.updateTable('votes').set({ erasure_due: 0 }).where('id', 'in', ids).execute();
}

/** Of secret votes that have ended and whose traces are erased. */
export const findSecretPeriods = (queries: Queries) =>
  queries
    .selectFrom('votes')
    .select(['opened_at', 'closed_at', 'annulled_at'])
    .where('secrecy', '=', 'secret')
    .where('opened_at', 'is not', null)
    .where('state', 'not in', ['announced', 'open'])
    .where('erasure_due', '=', 0)
    .execute();
