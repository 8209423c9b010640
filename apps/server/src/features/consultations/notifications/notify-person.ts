import { pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import { type LocalSite, localSite } from '../../../languages/site.ts';
import { notify } from '../../notifications/index.ts';
import type { ConsultationsContext } from '../context.ts';
import { consultationMail, type News } from './emails.ts';

interface Notification {
  readonly person: { id: number; email: string; language: string | null };
  /** In the language of the person. */
  describe(local: LocalSite): News;
  /** Of the event: a second notice with the same key is ignored. */
  keyOf(news: News): string;
}

/** Tells somebody the news with a notice and a mail. */
export async function notifyPerson(
  { content, outbox, site }: ConsultationsContext,
  tx: Queries,
  { person, describe, keyOf }: Notification,
): Promise<void> {
  const local = localSite(site, person);
  const news = describe(local);
  await notify(tx, content.clock, {
    userId: person.id,
    kind: 'content',
    title: news.heading,
    text: news.paragraphs.join(' '),
    href: pathTo(pages.memberConsultation, { slug: news.slug }),
    onceKey: keyOf(news),
  });
  await outbox.put(tx, consultationMail(local, person.email, news));
}
