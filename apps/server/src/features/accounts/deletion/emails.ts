import { resolveReference } from '@rostra/messages';
import type { LocalSite } from '../../../languages/site.ts';
import { inSiteZone, type Mail, renderMail } from '../../mail/index.ts';

export function deletionRequestedMail(
  site: LocalSite,
  {
    to,
    dueAt,
    link,
    consequences,
  }: { to: string; dueAt: Date; link: string; consequences: readonly string[] },
): Mail {
  const t = site.messages.of('accounts-server');
  return {
    kind: 'deletion-requested',
    to,
    subject: t('deletionSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('deletionTitle'),
      paragraphs: [
        t('deletionAsked', { at: inSiteZone(site, dueAt) }),
        ...consequences.map((text) => resolveReference(text, site.messages)),
        t('deletionChangeMind'),
        t('deletionNotYou'),
      ],
      action: { label: t('deletionAction'), url: link },
    }),
  };
}

/** The last mail that an account gets. */
export function accountDeletedMail(site: LocalSite, to: string): Mail {
  const t = site.messages.of('accounts-server');
  return {
    kind: 'account-deleted',
    to,
    subject: t('deletedSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('deletedTitle'),
      paragraphs: [t('deletedText'), t('deletedNotYou')],
    }),
  };
}
