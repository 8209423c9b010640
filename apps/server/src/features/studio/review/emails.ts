import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, renderMail, withoutLinks } from '../../mail/index.ts';

export type ReviewEvent = 'request' | 'approved' | 'sentBack';

export interface ReviewNews {
  readonly event: ReviewEvent;
  readonly title: string;
  /** Who asked, approved or sent back. */
  readonly name: string;
  readonly note: string | null;
  readonly path: string;
}

/** The texts of a notice and a mail about a review. */
export function describeReview(site: LocalSite, { event, title, name, note }: ReviewNews) {
  const t = site.messages.of('studio-server');
  const shown = title || t('untitled');
  const texts = {
    request: {
      subject: t('requestSubject', { title: shown }),
      heading: t('requestTitle'),
      text: t('requestText', { name, title: shown }),
    },
    approved: {
      subject: t('approvedSubject', { title: shown }),
      heading: t('approvedTitle'),
      text: t('approvedText', { name, title: shown }),
    },
    sentBack: {
      subject: t('sentBackSubject', { title: shown }),
      heading: t('sentBackTitle'),
      text: t('sentBackText', { name, title: shown }),
    },
  }[event];
  return { ...texts, paragraphs: [texts.text, ...(note ? [t('noteText', { note })] : [])] };
}

export function reviewMail(site: LocalSite, to: string, news: ReviewNews): Mail {
  const { subject, heading, paragraphs } = describeReview(site, {
    ...news,
    name: withoutLinks(news.name),
  });
  const label = site.messages.of('studio-server')('openEntry');
  const url = new URL(news.path, site.url).href;
  return {
    kind: `review-${news.event === 'sentBack' ? 'sent-back' : news.event}`,
    to,
    subject,
    ...renderMail({ site, title: heading, paragraphs, action: { label, url } }),
  };
}
