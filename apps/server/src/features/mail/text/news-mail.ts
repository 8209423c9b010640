import type { Mail } from '../../../adapters/mailer/mailer.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { renderMail } from './layout.ts';

export interface News {
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface Target {
  readonly label: string;
  readonly path: string;
}

/** A mail that leads to what it is about. */
export function newsMail(
  site: LocalSite,
  to: string,
  { news, button, other }: { news: News; button: Target; other?: Target },
): Mail {
  const { kind, subject, heading, paragraphs } = news;
  const linkTo = ({ label, path }: Target) => ({ label, url: site.url + path });
  const content = renderMail({
    site,
    title: heading,
    paragraphs: [...paragraphs],
    action: linkTo(button),
    ...(other ? { otherAction: linkTo(other) } : {}),
  });
  return { kind, to, subject, ...content };
}
