import type { MemberFilter } from '@rostra/contract';
import { sql } from 'kysely';
import type { Sql } from '../../../db/sql.ts';
import { isOnPlan, membersBilled } from '../../billing/index.ts';

const DAY_MS = 24 * 60 * 60_000;
const SEEN_DAYS = { week: 7, month: 30, not_month: 30 } as const;
const READING_DAYS = 30;

const isoTime = (time: string) => new Date(time).toISOString();

/** The filters as SQL, except for the search. */
export function memberConditions(filter: MemberFilter, now: Date): Sql[] {
  const { plan, billing, status, verified, joinedFrom, joinedTo, seen, reading } = filter;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return [
    ...(plan ? [isOnPlan(plan, now.toISOString())] : []),
    ...(billing ? [sql`users.id in (${membersBilled(billing)})`] : []),
    ...(status ? statusIs[status] : []),
    ...(verified ? [verified === 'true' ? isVerified : sql`not (${isVerified})`] : []),
    ...(joinedFrom ? [sql`${joinedAt} >= ${isoTime(joinedFrom)}`] : []),
    ...(joinedTo ? [sql`${joinedAt} < ${isoTime(joinedTo)}`] : []),
    ...(seen ? [wasSeen(daysAgo(SEEN_DAYS[seen]), seen !== 'not_month')] : []),
    ...(reading ? [hasRead(reading === 'month' ? daysAgo(READING_DAYS) : undefined)] : []),
  ];
}

const joinedAt = sql`coalesce(users.member_since, users.created_at)`;

const isVerified = sql`users.email_confirmed_at is not null`;

const isBlocked = sql`users.is_blocked = 1`;
const isLeaving = sql`users.id in (select user_id from account_deletions)`;
const isInvited = sql`users.password_hash = ''`;

/** The first that applies, as in `describeMember`. */
const statusIs: Record<NonNullable<MemberFilter['status']>, Sql[]> = {
  blocked: [isBlocked],
  leaving: [sql`not (${isBlocked})`, isLeaving],
  invited: [sql`not (${isBlocked})`, sql`not (${isLeaving})`, isInvited],
  active: [sql`not (${isBlocked})`, sql`not (${isLeaving})`, sql`not (${isInvited})`],
};

function wasSeen(since: string, isSeen: boolean): Sql {
  const sessions = sql`select user_id from sessions where last_used_at >= ${since}`;
  const logins = sql`select user_id from security_events
    where created_at >= ${since} and kind = 'login' and user_id is not null`;
  const condition = sql`users.id in (${sessions} union ${logins})`;
  return isSeen ? condition : sql`not (${condition})`;
}

const hasRead = (since: string | undefined): Sql =>
  since === undefined
    ? sql`not exists (select 1 from reading_progress where user_id = users.id)`
    : sql`users.id in (select user_id from reading_progress where last_read_at >= ${since})`;
