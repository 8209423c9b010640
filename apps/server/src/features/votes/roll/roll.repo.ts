import type { Queries } from '../../../db/client.ts';
import type { RollRow, VoteRow } from '../../../db/tables/votes.ts';

const MAX_ROWS = 500;

/** Accounts that meet the rules of the roll, as far as the database alone can tell. */
export function findCandidates(
  tx: Queries,
  { required_plan, joined_before, paid_before }: VoteRow,
): Promise<{ id: number; document_id: string }[]> {
  let query = tx
    .selectFrom('users')
    .select(['users.id', 'users.document_id'])
    .where('is_blocked', '=', 0)
    .where('created_at', '<', joined_before);
  if (required_plan === 'account') {
    query = query.where('email_confirmed_at', 'is not', null);
  } else {
    const before = paid_before ?? joined_before;
    query = query.where(({ eb, or }) =>
      or([
        eb('users.id', 'in', paidInvoices(tx, before)),
        eb('users.id', 'in', paidGrants(tx, before)),
      ]),
    );
  }
  return query.orderBy('users.id').execute();
}

/**
 * For plans: paid with real or test money, and neither refunded nor disputed. Only of the present
 * subscription, so that nobody gets a vote who returns on the news of it.
 */
const paidInvoices = (queries: Queries, before: string) =>
  queries
    .selectFrom('invoices')
    .select('user_id')
    .where('status', '=', 'paid')
    .where('subscription_id', 'in', (from) =>
      from.selectFrom('subscriptions').select('subscriptions.id').where('is_current', '=', 1),
    )
    .where('amount_paid_minor', '>', 0)
    .where('amount_refunded_minor', '=', 0)
    .where('is_disputed', '=', 0)
    .where('paid_at', '<', before);

/**
 * Gifts and seats that somebody has paid for, and that the member already had then. A seat has another grant after
 * every change of the payer's plan, so an earlier one counts as long as the member has the seat.
 */
const paidGrants = (queries: Queries, before: string) =>
  queries
    .selectFrom('plan_grants')
    .select('user_id')
    .where('is_paid', '=', 1)
    .where(({ eb, and, or, selectFrom }) =>
      or([
        eb('ended_at', 'is', null),
        and([
          eb('source', '=', 'seat'),
          eb('source_id', 'in', selectFrom('seats').select('seats.id')),
        ]),
      ]),
    )
    .where('created_at', '<', before)
    .where('starts_at', '<', before);

export const findAccount = (queries: Queries, userId: number) =>
  queries
    .selectFrom('users')
    .select(['document_id', 'is_blocked', 'created_at', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** For a plan of their own, or somebody else for the one they were given. */
export async function isPaidFor(
  queries: Queries,
  userId: number,
  before: string,
): Promise<boolean> {
  const invoice = paidInvoices(queries, before).where('user_id', '=', userId).limit(1);
  if (await invoice.executeTakeFirst()) return true;
  const grant = paidGrants(queries, before).where('user_id', '=', userId).limit(1);
  return (await grant.executeTakeFirst()) !== undefined;
}

export async function insertRoll(tx: Queries, rows: readonly RollRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    await tx
      .insertInto('vote_roll')
      .values(rows.slice(start, start + MAX_ROWS))
      .execute();
  }
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

/** Members who have yet to be told something. */
export const findUntold = (tx: Queries, limit: number) =>
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
