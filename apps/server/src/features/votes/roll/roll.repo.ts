import type { Queries } from '../../../db/client.ts';
import type { RollRow } from '../../../db/tables/votes.ts';

const MAX_ROWS = 500;

export async function insertRoll(tx: Queries, rows: readonly RollRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    await tx
      .insertInto('vote_roll')
      .values(rows.slice(start, start + MAX_ROWS))
      .execute();
  }
}

/** A query for those who have an account. */
export const usersOnRoll = (queries: Queries, voteId: string) =>
  queries
    .selectFrom('vote_roll')
    .select('user_id')
    .where('vote_id', '=', voteId)
    .where('user_id', 'is not', null);

/** Without those who left. */
export const findMembersOnRoll = async (queries: Queries, voteId: string): Promise<number[]> =>
  (await usersOnRoll(queries, voteId).execute()).map(({ user_id }) => user_id ?? 0);

/** Takes everybody else off the roll. Returns the leaves of those who stay, sorted. */
export async function keepOnRoll(
  tx: Queries,
  voteId: string,
  userIds: ReadonlySet<number>,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('vote_roll')
    .select(['leaf_hash', 'user_id'])
    .where('vote_id', '=', voteId)
    .orderBy('leaf_hash')
    .execute();
  const isKept = ({ user_id }: { user_id: number | null }) =>
    user_id !== null && userIds.has(user_id);
  const removed = rows.filter((row) => !isKept(row)).map(({ leaf_hash }) => leaf_hash);
  for (let start = 0; start < removed.length; start += MAX_ROWS) {
    await tx
      .deleteFrom('vote_roll')
      .where('vote_id', '=', voteId)
      .where('leaf_hash', 'in', removed.slice(start, start + MAX_ROWS))
      .execute();
  }
  return rows.filter(isKept).map(({ leaf_hash }) => leaf_hash);
}

/** Everybody on the roll has yet to be told this, instead of what they have not been told yet. */
export async function setNews(
  tx: Queries,
  voteId: string,
  news: NonNullable<RollRow['news']>,
): Promise<void> {
  await tx.updateTable('vote_roll').set({ news }).where('vote_id', '=', voteId).execute();
}

/** Who has yet to be told of the opening hears of the change with it. */
export async function announceChange(tx: Queries, voteId: string): Promise<void> {
  await tx
    .updateTable('vote_roll')
    .set({ news: 'change' })
    .where('vote_id', '=', voteId)
    .where(({ eb, or }) => or([eb('news', 'is', null), eb('news', '!=', 'opening')]))
    .execute();
}

export const findOnRoll = (
  queries: Queries,
  voteId: string,
  userId: number,
): Promise<RollRow | undefined> =>
  queries
    .selectFrom('vote_roll')
    .selectAll()
    .where('user_id', '=', userId)
    .where('vote_id', '=', voteId)
    .executeTakeFirst();

export async function updateRoll(
  tx: Queries,
  { vote_id, leaf_hash }: Pick<RollRow, 'vote_id' | 'leaf_hash'>,
  change: Partial<RollRow>,
): Promise<void> {
  await tx
    .updateTable('vote_roll')
    .set(change)
    .where('vote_id', '=', vote_id)
    .where('leaf_hash', '=', leaf_hash)
    .execute();
}

/** Returns whether it was stored: not if a slip was signed before. */
export async function storeBlinded(
  tx: Queries,
  { vote_id, leaf_hash }: Pick<RollRow, 'vote_id' | 'leaf_hash'>,
  blindedHash: string,
): Promise<boolean> {
  const rows = await tx
    .updateTable('vote_roll')
    .set({ blinded_hash: blindedHash })
    .where('vote_id', '=', vote_id)
    .where('leaf_hash', '=', leaf_hash)
    .where('blinded_hash', 'is', null)
    .returning('leaf_hash')
    .execute();
  return rows.length > 0;
}

export async function findLeaves(queries: Queries, voteId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('vote_roll')
    .select('leaf_hash')
    .where('vote_id', '=', voteId)
    .orderBy('leaf_hash')
    .execute();
  return rows.map(({ leaf_hash }) => leaf_hash);
}

export async function countSlips(queries: Queries, voteId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('vote_roll')
    .select(({ fn }) => fn.count<number>('blinded_hash').as('count'))
    .where('vote_id', '=', voteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countReports(queries: Queries, voteId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('vote_roll')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vote_id', '=', voteId)
    .where('has_reported', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets the slips of all members in one write, and remembers what they have to be told. */
export async function endSlips(
  tx: Queries,
  voteId: string,
  news: NonNullable<RollRow['news']>,
): Promise<void> {
  await tx
    .updateTable('vote_roll')
    .set(({ eb }) => ({
      had_slip: eb.case().when('blinded_hash', 'is not', null).then<0 | 1>(1).else<0 | 1>(0).end(),
      blinded_hash: null,
      news,
    }))
    .where('vote_id', '=', voteId)
    .execute();
}

/** Members who have yet to be notified of something. */
export const findMembersToNotify = (tx: Queries, limit: number) =>
  tx
    .selectFrom('vote_roll')
    .leftJoin('users', 'users.id', 'vote_roll.user_id')
    .select([
      'vote_roll.vote_id',
      'vote_roll.leaf_hash',
      'vote_roll.news',
      'vote_roll.had_slip',
      'users.id as userId',
      'users.email',
      'users.language',
    ])
    .where('vote_roll.news', 'is not', null)
    .orderBy('vote_roll.vote_id')
    .orderBy('vote_roll.leaf_hash')
    .limit(limit)
    .execute();

/** Returns whether the news are still those that were read. */
export async function forgetNews(
  tx: Queries,
  { vote_id, leaf_hash, news }: Pick<RollRow, 'vote_id' | 'leaf_hash' | 'news'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vote_roll')
    .set({ news: null, had_slip: 0 })
    .where('vote_id', '=', vote_id)
    .where('leaf_hash', '=', leaf_hash)
    .where('news', '=', news)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** For the data export of a member. */
export const findRollsOf = (queries: Queries, userId: number) =>
  queries
    .selectFrom('vote_roll')
    .innerJoin('votes', 'votes.id', 'vote_roll.vote_id')
    .leftJoin('open_ballots', (join) =>
      join
        .onRef('open_ballots.vote_id', '=', 'vote_roll.vote_id')
        .onRef('open_ballots.user_id', '=', 'vote_roll.user_id'),
    )
    .select(({ eb }) => [
      'votes.question',
      'votes.secrecy',
      'votes.state',
      'vote_roll.leaf_hash',
      'vote_roll.salt',
      'vote_roll.has_reported',
      eb
        .case()
        .when('blinded_hash', 'is not', null)
        .then<0 | 1>(1)
        .else<0 | 1>(0)
        .end()
        .as('has_slip'),
      'open_ballots.choice',
      'open_ballots.name',
      'open_ballots.salt as name_salt',
      'open_ballots.name_hash',
    ])
    .where('vote_roll.user_id', '=', userId)
    .orderBy('votes.opens_at')
    .orderBy('votes.id')
    .execute();
