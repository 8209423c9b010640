import type { Queries } from '../../../db/client.ts';
import type { NewsletterRow, SubscriberRow } from '../../../db/tables/newsletters.ts';
import { localSite } from '../../../languages/site.ts';
import type { NewslettersContext } from '../context.ts';
import { welcomeMail } from '../emails.ts';
import { stopPath } from '../links/stop-path.ts';
import { type Consent, joinNewsletters } from '../subscribers/change-subscriptions.ts';

interface Joining {
  readonly subscriber: SubscriberRow;
  readonly newsletters: readonly NewsletterRow[];
  readonly consent: Consent;
  readonly at: string;
}

/** Whoever did not get a newsletter until now gets its welcome mail. */
export async function welcomeSubscriber(
  { links, outbox, site }: Pick<NewslettersContext, 'links' | 'outbox' | 'site'>,
  tx: Queries,
  { subscriber, newsletters, consent, at }: Joining,
): Promise<void> {
  const joined = await joinNewsletters(tx, {
    subscriberId: subscriber.id,
    newsletterIds: newsletters.map(({ id }) => id),
    consent,
    at,
  });
  const code = links.codeFor(subscriber);
  for (const newsletter of newsletters.filter(({ id }) => joined.includes(id))) {
    const mail = welcomeMail(localSite(site, subscriber), {
      to: subscriber.email,
      code,
      newsletter,
    });
    await outbox.put(tx, { ...mail, stopUrl: site.url + stopPath(code, newsletter.id) });
  }
}
