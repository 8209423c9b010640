import { pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, type News as MailNews, newsMail } from '../../mail/index.ts';

export interface News extends MailNews {
  readonly slug: string;
}

/** A mail that leads to the consultation. */
export function consultationMail(site: LocalSite, to: string, news: News): Mail {
  const label = site.messages.of('consultations-server')('openConsultation');
  const path = pathTo(pages.memberConsultation, { slug: news.slug });
  return newsMail(site, to, { news, button: { label, path } });
}

/** Also leads to the page where members turn such mails off. */
export function openingMail(site: LocalSite, to: string, news: News): Mail {
  const t = site.messages.of('consultations-server');
  return newsMail(site, to, {
    news,
    button: {
      label: t('openConsultation'),
      path: pathTo(pages.memberConsultation, { slug: news.slug }),
    },
    other: { label: t('stopMails'), path: pathTo(pages.memberConsultations) },
  });
}
