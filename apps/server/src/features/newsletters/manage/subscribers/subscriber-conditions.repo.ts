import type { SubscriberFilter } from '@rostra/contract';
import { sql } from 'kysely';
import type { Sql } from '../../../../db/sql.ts';

/** The filters as SQL about `subscribers`. */
export function subscriberConditions(filter: SubscriberFilter): Sql[] {
  const { search, newsletter, state, source, language } = filter;
  const part = search?.trim().toLowerCase();
  return [
    ...(part ? [sql`subscribers.email like ${patternFor(part)} escape '\\'`] : []),
    ...(newsletter ? [isOrWasSubscribedTo(newsletter)] : []),
    ...(state ? stateIs(newsletter)[state] : []),
    ...(source ? [hasJoinedBy(source)] : []),
    ...(language ? [languageIs(language)] : []),
  ];
}

const patternFor = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

const isOrWasSubscribedTo = (newsletter: string) => sql`exists (
  select 1 from newsletter_subscriptions
  where subscriber_id = subscribers.id and newsletter_id = ${newsletter})`;

export const isSuppressed = sql<boolean>`subscribers.email in (
  select email from suppressions where email is not null)`;

const isSubscribedNow = (newsletter: string | undefined) => sql`exists (
  select 1 from newsletter_subscriptions where subscriber_id = subscribers.id
    and left_at is null ${newsletter ? sql`and newsletter_id = ${newsletter}` : sql``})`;

/** Of the chosen newsletter, or of all. The first that applies, as in `describeSubscriber`. */
const stateIs = (newsletter: string | undefined) => ({
  suppressed: [isSuppressed],
  subscribed: [sql`not (${isSuppressed})`, isSubscribedNow(newsletter)],
  left: [sql`not (${isSuppressed})`, sql`not (${isSubscribedNow(newsletter)})`],
});

const hasJoinedBy = (source: string) => sql`exists (
  select 1 from subscription_consents
  where subscriber_id = subscribers.id and kind = 'joined' and source = ${source})`;

const languageIs = (language: string) =>
  language === 'none' ? sql`subscribers.language is null` : sql`subscribers.language = ${language}`;
