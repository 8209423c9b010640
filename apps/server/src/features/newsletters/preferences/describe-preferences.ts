import type { OwnNewsletter, SubscriberPreferences } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { NewslettersContext } from '../context.ts';
import { describeNewsletter } from '../describe-newsletter.ts';
import type { OpenedLink } from '../links/subscriber-links.ts';
import { findOpenNewsletters } from '../newsletters.repo.ts';
import { findSubscriptions } from '../subscribers/subscriptions.repo.ts';

type Situation = Pick<NewslettersContext, 'site'>;

export async function describePreferences(
  context: Situation,
  queries: Queries,
  { subscriber, isFresh }: OpenedLink,
): Promise<SubscriberPreferences> {
  const { email, language, user_id } = subscriber;
  return {
    email: isFresh ? email : concealed(email),
    language: language ?? context.site.languages.defaultLanguage,
    newsletters: await listOwn(context, queries, subscriber.id),
    isFresh,
    hasAccount: user_id !== null,
  };
}

/** Those that can be joined, and closed ones that can only be left. While the feature is off, none can be joined. */
export async function listOwn(
  { site }: Situation,
  queries: Queries,
  subscriberId: number | undefined,
): Promise<OwnNewsletter[]> {
  const subscriptions =
    subscriberId === undefined ? [] : await findSubscriptions(queries, subscriberId);
  const current = subscriptions.filter(({ left_at }) => left_at === null);
  const isOwn = new Set(current.map(({ id }) => id));
  const open = site.settings.values.newsletters ? await findOpenNewsletters(queries) : [];
  const isOpen = new Set(open.map(({ id }) => id));
  return [...open, ...current.filter(({ id }) => !isOpen.has(id))].map((newsletter) => ({
    ...describeNewsletter(newsletter),
    isSubscribed: isOwn.has(newsletter.id),
  }));
}

/** `a•••@example.org`: enough for its owner. */
const concealed = (email: string) =>
  `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
