import { pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, type News as MailNews, newsMail } from '../../mail/index.ts';

export interface News extends MailNews {
  readonly slug: string;
}

/** A mail that leads to the vote. */
export function voteMail(site: LocalSite, to: string, news: News): Mail {
  const label = site.messages.of('votes-server')('openVote');
  const path = pathTo(pages.memberVote, { slug: news.slug });
  return newsMail(site, to, { news, button: { label, path } });
}
