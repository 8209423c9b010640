import { linkWith, type Page, pages } from '@rostra/contract/pages';
import type { NewsletterRow } from '../../db/tables/newsletters.ts';
import type { LocalSite } from '../../languages/site.ts';
import { type Mail, renderMail } from '../mail/index.ts';
import { listNames } from './subscribe/consent-wording.ts';

interface Letter {
  readonly to: string;
  readonly code: string;
}

const link = (site: LocalSite, page: Pick<Page, 'path'>, code: string) =>
  site.url + linkWith(page, 'code', code);

/** Contains nothing that the person who asked for it has written: it may be someone else. */
export function confirmationMail(
  site: LocalSite,
  { to, code, newsletters }: Letter & { newsletters: readonly Pick<NewsletterRow, 'name'>[] },
): Mail {
  const t = site.messages.of('newsletters-server');
  const names = listNames(site, newsletters);
  return {
    kind: 'confirm-newsletters',
    to,
    subject: t('confirmSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('confirmTitle'),
      paragraphs: [t('confirmText', { names, site: site.name }), t('confirmNotYou')],
      action: { label: t('confirmAction'), url: link(site, pages.confirmNewsletters, code) },
    }),
  };
}

/** For somebody who asked for what they get already. */
export function knownSubscriberMail(site: LocalSite, { to, code }: Letter): Mail {
  const t = site.messages.of('newsletters-server');
  return {
    kind: 'newsletters-known',
    to,
    subject: t('knownSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('knownTitle'),
      paragraphs: [t('knownText')],
      action: { label: t('preferences'), url: link(site, pages.newsletterPreferences, code) },
    }),
  };
}

/** In the words of staff, if they have written some. */
export function welcomeMail(
  site: LocalSite,
  {
    to,
    code,
    newsletter,
  }: Letter & { newsletter: Pick<NewsletterRow, 'name' | 'welcome_subject' | 'welcome_text'> },
): Mail {
  const t = site.messages.of('newsletters-server');
  const { name, welcome_subject, welcome_text } = newsletter;
  const subject = welcome_subject || t('welcomeSubject', { name });
  const paragraphs = welcome_text
    ? welcome_text.split(/\n{2,}/)
    : [t('welcomeText', { name, site: site.name })];
  return {
    kind: 'newsletter-welcome',
    to,
    subject,
    ...renderMail({
      site,
      title: subject,
      paragraphs: [...paragraphs, t('welcomeLeave')],
      otherAction: { label: t('preferences'), url: link(site, pages.newsletterPreferences, code) },
    }),
  };
}

export function freshLinkMail(site: LocalSite, { to, code }: Letter): Mail {
  const t = site.messages.of('newsletters-server');
  return {
    kind: 'newsletters-fresh-link',
    to,
    subject: t('freshSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('freshTitle'),
      paragraphs: [t('freshText'), t('freshNotYou')],
      action: { label: t('freshAction'), url: link(site, pages.newsletterPreferences, code) },
    }),
  };
}

export function newAddressMail(site: LocalSite, { to, code }: Letter): Mail {
  const t = site.messages.of('newsletters-server');
  return {
    kind: 'newsletters-new-address',
    to,
    subject: t('addressSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('addressTitle'),
      paragraphs: [t('addressText', { site: site.name }), t('addressNotYou')],
      action: { label: t('addressAction'), url: link(site, pages.confirmNewsletters, code) },
    }),
  };
}
