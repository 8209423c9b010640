import type { Mail } from '../../../adapters/mailer/mailer.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { renderMail } from './layout.ts';

export interface News {
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A mail that leads to what it is about. */
export function newsMail(
  site: LocalSite,
  to: string,
  { news, button }: { news: News; button: { label: string; path: string } },
): Mail {
  const { kind, subject, heading, paragraphs } = news;
  const action = { label: button.label, url: site.url + button.path };
  const content = renderMail({ site, title: heading, paragraphs: [...paragraphs], action });
  return { kind, to, subject, ...content };
}
