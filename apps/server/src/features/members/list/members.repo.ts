import type { MemberFilter } from '@rostra/contract';
import { sql } from 'kysely';
import type { Db, Queries } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';
import { findMemberPlans, type MemberPlan } from '../../billing/index.ts';
import { matchMembers, wordsIn } from './match-members.repo.ts';
import { memberConditions } from './member-conditions.repo.ts';

interface IdQuery {
  filter: MemberFilter;
  now: Date;
  /** Only members with a smaller id. */
  before: number | undefined;
  limit: number;
}

/** Newest first. Runs apart from other queries: an unusual filter reads many rows. */
export async function findMemberIds(db: Db, query: IdQuery): Promise<number[]> {
  const { filter, now, before, limit } = query;
  const { from, id, conditions } = matchMembers(db.kind, wordsIn(filter.search ?? ''));
  const all = [
    ...conditions,
    ...memberConditions(filter, now),
    ...(before === undefined ? [] : [sql`${id} < ${before}`]),
  ];
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  const statement = sql<{ id: number }>`select users.id from ${from} ${where}
    order by ${id} desc limit ${limit}`;
  const rows = await db.slowRead<{ id: number }>(statement.compile(db.queries));
  return rows.map((row) => row.id);
}

/** A query for the ids of all members whom the filter matches. */
export function selectMembers(kind: Db['kind'], filter: MemberFilter, now: Date): Sql {
  const { from, conditions } = matchMembers(kind, wordsIn(filter.search ?? ''));
  const all = [...conditions, ...memberConditions(filter, now)];
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  return sql`select users.id from ${from} ${where}`;
}

export async function countMembersWith(db: Db, filter: MemberFilter, now: Date): Promise<number> {
  const conditions = sql.join(memberConditions(filter, now), sql` and `);
  const statement = sql<{ members: number }>`select count(*) as members from users
    where ${conditions}`;
  const [row] = await db.slowRead<{ members: number }>(statement.compile(db.queries));
  return Number(row?.members ?? 0);
}

export type MemberRow = Awaited<ReturnType<typeof findAccounts>>[number] & MemberPlan;

/** In the order of their ids, newest first. */
export async function findMembers(
  db: Queries,
  ids: readonly number[],
  now: string,
): Promise<MemberRow[]> {
  const planOf = await findMemberPlans(db, ids, now);
  return (await findAccounts(db, ids)).map((row) => ({ ...row, ...planOf(row.id) }));
}

const findAccounts = (db: Queries, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .leftJoin('account_deletions', 'account_deletions.user_id', 'users.id')
    .select([
      'users.id',
      'users.document_id',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.organisation',
      'users.bio',
      'users.language',
      'users.email',
      'users.email_confirmed_at',
      'users.password_hash',
      'users.role',
      'users.is_blocked',
      'users.created_at',
      'users.member_since',
      'account_deletions.due_at',
    ])
    .select((query) => [
      query
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.last_used_at').as('at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('last_session_at'),
      query
        .selectFrom('security_events')
        .select(({ fn }) => fn.max('security_events.created_at').as('at'))
        .whereRef('security_events.user_id', '=', 'users.id')
        .where('security_events.kind', '=', 'login')
        .as('last_login_at'),
    ])
    .where('users.id', 'in', ids)
    .orderBy('users.id', 'desc')
    .execute();
