import type { Audience, SkipReason } from '@rostra/contract';
import { sql } from 'kysely';
import type { Sql } from '../../../../db/sql.ts';
import { isOnPlan, membersBilled, membersOfGroup } from '../../../billing/index.ts';
import { participantsOf } from '../../../consultations/index.ts';
import type { AudienceQuery } from './audience-scope.ts';

/** A condition about `subscribers` for a query of ids of members. */
export const isAmong = (members: Sql): Sql => sql`subscribers.user_id in (${members})`;

const isoTime = (time: string) => new Date(time).toISOString();

/** The filter as SQL, except for the segment. */
export function audienceConditions(audience: Audience, now: Date): Sql[] {
  const { plan, paying, languages, joinedFrom, joinedTo, group, consultation } = audience;
  return [
    // Of a subscriber without an account there is no row of `users`, so they have no plan.
    ...(plan === undefined ? [] : [isOnPlan(plan, now.toISOString())]),
    ...(paying === undefined ? [] : [paying ? isPaying : sql`not (${isPaying})`]),
    ...(languages === undefined ? [] : [hasLanguage(languages)]),
    ...(joinedFrom === undefined
      ? []
      : [sql`subscription.subscribed_at >= ${isoTime(joinedFrom)}`]),
    ...(joinedTo === undefined ? [] : [sql`subscription.subscribed_at < ${isoTime(joinedTo)}`]),
    ...(group === undefined ? [] : [isAmong(membersOfGroup(group))]),
    ...(consultation === undefined ? [] : [isAmong(participantsOf(consultation))]),
  ];
}

const isPaying = sql`coalesce(subscribers.user_id, 0) in (
  ${membersBilled('active')} union ${membersBilled('ending')})`;

function hasLanguage(languages: readonly string[]): Sql {
  const known = languages.filter((language) => language !== 'none');
  return sql`(${sql.join(
    [
      ...(known.length > 0 ? [sql`subscribers.language in (${sql.join(known)})`] : []),
      ...(languages.includes('none') ? [sql`subscribers.language is null`] : []),
    ],
    sql` or `,
  )})`;
}

const isSuppressed = sql`subscribers.email in (
  select email from suppressions where email is not null)`;

/** Those who got the mailing that is repeated, may have got it, or are still to get it. */
const hasReceived = (first: string) => sql`subscribers.id in (
  select received.subscriber_id from deliveries as received
  where received.subscriber_id is not null and received.state not in ('skipped', 'refused', 'bounced')
    and received.mailing_id in (select id from mailings where id = ${first} or repeats = ${first}))`;

/** Null for those who get it. Otherwise the first reason that applies. */
const exclusion = ({ repeats }: AudienceQuery) => sql<SkipReason | null>`case
  when ${isSuppressed} then 'suppressed'
  ${repeats === null ? sql`` : sql`when ${hasReceived(repeats)} then 'received'`} end`;

/** Subscribers whom the filter matches, as `subscribers`, with `users` and the reason to leave them out. */
export const matchAudience = (query: AudienceQuery, more: readonly Sql[] = []) => ({
  exclusion: exclusion(query),
  from: sql`newsletter_subscriptions as subscription
    join subscribers on subscribers.id = subscription.subscriber_id
    left join users on users.id = subscribers.user_id`,
  where: sql.join(
    [
      sql`subscription.newsletter_id = ${query.newsletterId}`,
      sql`subscription.left_at is null`,
      ...query.conditions,
      ...more,
    ],
    sql` and `,
  ),
});
