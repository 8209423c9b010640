import { pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, renderMail } from '../../mail/index.ts';

export interface News {
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly slug: string;
}

/** A mail that leads to the vote. */
export function voteMail(site: LocalSite, to: string, news: News): Mail {
  const { kind, subject, heading, paragraphs, slug } = news;
  const label = site.messages.of('votes-server')('openVote');
  const url = site.url + pathTo(pages.memberVote, { slug });
  return {
    kind,
    to,
    subject,
    ...renderMail({ site, title: heading, paragraphs: [...paragraphs], action: { label, url } }),
  };
}
