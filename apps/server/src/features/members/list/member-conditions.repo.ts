import type { MemberFilter } from '@rostra/contract';
import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<unknown>;

const DAY_MS = 24 * 60 * 60_000;
const SEEN_DAYS = { week: 7, month: 30, not_month: 30 } as const;
const READING_DAYS = 30;

const isoTime = (time: string) => new Date(time).toISOString();

/** The filters as SQL, except for the search. */
export function memberConditions(filter: MemberFilter, now: Date): Condition[] {
  const { plan, billing, status, verified, joinedFrom, joinedTo, seen, reading } = filter;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return [
    ...(plan ? [planIs(plan, now.toISOString())] : []),
    ...(billing ? [sql`users.id in (${subscriptions(billingIs[billing])})`] : []),
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

const subscriptions = (condition: Condition) =>
  sql`select user_id from subscriptions where is_current = 1 and ${condition}`;

/** An ended subscription has no plan. */
const hasPlan = sql`plan is not null and status not in ('canceled', 'incomplete_expired')`;

/** Of the price if it is one of ours; otherwise the built-in plan. */
const planId = sql`coalesce((select plan_id from plan_prices where plan_prices.id = subscriptions.price_id), plan)`;

/** Gifts and seats that are in force. */
const grants = (now: string) => sql`select user_id from plan_grants
  where ended_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})`;

const planIs = (plan: NonNullable<MemberFilter['plan']>, now: string) =>
  plan === 'none'
    ? sql`not exists (${subscriptions(hasPlan)} and user_id = users.id)
        and not exists (${grants(now)} and user_id = users.id)`
    : sql`users.id in (${subscriptions(hasPlan)} and ${planId} = ${plan}
        union ${grants(now)} and plan_id = ${plan})`;

const isPaid = sql`status in ('active', 'trialing')`;

const billingIs: Record<NonNullable<MemberFilter['billing']>, Condition> = {
  active: sql`${isPaid} and cancel_at_period_end = 0`,
  ending: sql`${isPaid} and cancel_at_period_end = 1`,
  past_due: sql`status in ('past_due', 'unpaid')`,
  ended: sql`status = 'canceled'`,
};

const isBlocked = sql`users.is_blocked = 1`;
const isLeaving = sql`users.id in (select user_id from account_deletions)`;
const isInvited = sql`users.password_hash = ''`;

/** The first that applies, as in `describeMember`. */
const statusIs: Record<NonNullable<MemberFilter['status']>, Condition[]> = {
  blocked: [isBlocked],
  leaving: [sql`not (${isBlocked})`, isLeaving],
  invited: [sql`not (${isBlocked})`, sql`not (${isLeaving})`, isInvited],
  active: [sql`not (${isBlocked})`, sql`not (${isLeaving})`, sql`not (${isInvited})`],
};

function wasSeen(since: string, isSeen: boolean): Condition {
  const sessions = sql`select user_id from sessions where last_used_at >= ${since}`;
  const logins = sql`select user_id from security_events
    where created_at >= ${since} and kind = 'login' and user_id is not null`;
  const condition = sql`users.id in (${sessions} union ${logins})`;
  return isSeen ? condition : sql`not (${condition})`;
}

const hasRead = (since: string | undefined): Condition =>
  since === undefined
    ? sql`not exists (select 1 from reading_progress where user_id = users.id)`
    : sql`users.id in (select user_id from reading_progress where last_read_at >= ${since})`;
