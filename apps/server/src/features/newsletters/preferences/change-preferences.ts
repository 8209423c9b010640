import type { SubscriberPreferences } from '@rostra/contract';
import { pages } from '@rostra/contract/pages';
import type { NewslettersContext } from '../context.ts';
import { getLink } from '../links/get-link.ts';
import { findSubscriber, updateSubscriber } from '../subscribers/subscribers.repo.ts';
import { chooseNewsletters } from './choose-newsletters.ts';
import { describePreferences } from './describe-preferences.ts';

interface Changed {
  readonly code: string;
  readonly newsletters: readonly string[];
  readonly language: string;
}

export async function changePreferences(
  context: NewslettersContext,
  { code, newsletters, language }: Changed,
): Promise<SubscriberPreferences> {
  const { db, site, outbox } = context;
  const preferences = await db.transaction(async (tx) => {
    const opened = await getLink(context, tx, code);
    const { id } = opened.subscriber;
    if (site.languages.offered.some((offered) => offered === language)) {
      await updateSubscriber(tx, id, { language });
    }
    const subscriber = (await findSubscriber(tx, id)) ?? opened.subscriber;
    const page = pages.newsletterPreferences.path;
    await chooseNewsletters(context, tx, subscriber, { newsletters, source: 'preferences', page });
    return describePreferences(context, tx, { ...opened, subscriber });
  });
  outbox.wake();
  return preferences;
}
