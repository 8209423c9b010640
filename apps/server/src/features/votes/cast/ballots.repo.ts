import { sql } from 'kysely';
import type { Db, Queries } from '../../../db/client.ts';
import { personName } from '../../../db/person-name.ts';
import type { VoteTables } from '../../../db/tables/votes.ts';

/** A second ballot with the same slip replaces the first. Rejects if another slip has the receipt. */
export async function putBallot(tx: Queries, row: VoteTables['vote_ballots']): Promise<void> {
  const { receipt, choice } = row;
  await tx
    .insertInto('vote_ballots')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['vote_id', 'slip_hash']).doUpdateSet({ receipt, choice }),
    )
    .execute();
}

/** By receipt, which is random. */
export const findBallots = (queries: Queries, voteId: string) =>
  queries
    .selectFrom('vote_ballots')
    .select(['receipt', 'choice'])
    .where('vote_id', '=', voteId)
    .orderBy('receipt')
    .execute();

export async function countCast(queries: Queries, voteId: string): Promise<number> {
  const count = async (table: 'vote_ballots' | 'open_ballots') => {
    const found = await queries
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('vote_id', '=', voteId)
      .executeTakeFirstOrThrow();
    return Number(found.count);
  };
  return (await count('vote_ballots')) + (await count('open_ballots'));
}

/** On SQLite, what these writes delete or replace would stay readable in the file. */
export async function overwriting(
  tx: Queries,
  kind: Db['kind'],
  write: () => Promise<void>,
): Promise<void> {
  if (kind === 'sqlite') await sql`pragma secure_delete = on`.execute(tx);
  await write();
  if (kind === 'sqlite') await sql`pragma secure_delete = off`.execute(tx);
}

export async function deleteBallots(tx: Queries, voteId: string): Promise<void> {
  await tx.deleteFrom('vote_ballots').where('vote_id', '=', voteId).execute();
}

/** Old rows are still in the log of SQLite, and in the tables of PostgreSQL. */
export async function eraseTraces({ kind, queries }: Db): Promise<void> {
  if (kind === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(queries);
    return;
  }
  await sql`vacuum full votes`.execute(queries);
  await sql`vacuum full vote_ballots`.execute(queries);
  await sql`vacuum full vote_roll`.execute(queries);
}

/**
 * PostgreSQL stores rows in the order of their writes, with the number of the transaction, and so does a dump.
 * This writes all rows anew in one transaction and sorts them by their hashes. SQLite always sorts.
 */
export async function sortRows(db: Db): Promise<void> {
  if (db.kind === 'sqlite') return;
  await db.transaction(async (tx) => {
    // A backup may hold the tables for minutes, and members must not wait for it.
    await sql`set local lock_timeout = '2s'`.execute(tx);
    await sql`lock table vote_ballots, vote_roll in access exclusive mode`.execute(tx);
    await sql`update vote_ballots set choice = choice`.execute(tx);
    await sql`update vote_roll set news = news`.execute(tx);
    await sql`cluster vote_ballots using vote_ballots_pk`.execute(tx);
    await sql`cluster vote_roll using vote_roll_pk`.execute(tx);
  });
}

export const findOpenBallot = (queries: Queries, voteId: string, userId: number) =>
  queries
    .selectFrom('open_ballots')
    .selectAll()
    .where('user_id', '=', userId)
    .where('vote_id', '=', voteId)
    .executeTakeFirst();

export async function insertOpenBallot(
  tx: Queries,
  row: VoteTables['open_ballots'],
): Promise<void> {
  await tx.insertInto('open_ballots').values(row).execute();
}

export async function changeOpenBallot(
  tx: Queries,
  {
    vote_id,
    name_hash,
    choice,
  }: Pick<VoteTables['open_ballots'], 'vote_id' | 'name_hash' | 'choice'>,
): Promise<void> {
  await tx
    .updateTable('open_ballots')
    .set({ choice })
    .where('vote_id', '=', vote_id)
    .where('name_hash', '=', name_hash)
    .execute();
}

export const findOpenBallots = (queries: Queries, voteId: string) =>
  queries
    .selectFrom('open_ballots')
    .select(['name', 'salt', 'name_hash', 'choice'])
    .where('vote_id', '=', voteId)
    .orderBy('name_hash')
    .execute();

/** The hash stays, so that the record still matches. */
export async function forgetNames(tx: Queries, userId: number): Promise<void> {
  await tx
    .updateTable('open_ballots')
    .set({ name: null, salt: null })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteOpenBallots(tx: Queries, voteId: string): Promise<void> {
  await tx.deleteFrom('open_ballots').where('vote_id', '=', voteId).execute();
}

export async function findName(queries: Queries, userId: number): Promise<string> {
  const { name } = await queries
    .selectFrom('users')
    .select(personName.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}
