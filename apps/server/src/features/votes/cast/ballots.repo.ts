import { sql } from 'kysely';
import type { DbKind, Queries } from '../../../db/client.ts';
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
export async function writeWithSecureDelete(
  tx: Queries,
  kind: DbKind,
  write: () => Promise<void>,
): Promise<void> {
  if (kind === 'sqlite') await sql`pragma secure_delete = on`.execute(tx);
  await write();
  if (kind === 'sqlite') await sql`pragma secure_delete = off`.execute(tx);
}

export async function deleteBallots(tx: Queries, voteId: string): Promise<void> {
  await tx.deleteFrom('vote_ballots').where('vote_id', '=', voteId).execute();
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
