import { linkWith, pages } from '@rostra/contract/pages';
import type { LocalSite } from '../../languages/site.ts';
import { type Mail, renderMail } from '../mail/index.ts';

/** Contains nothing that the person who registered has chosen: it may be someone else. */
export function confirmationMail(
  site: LocalSite,
  { to, code }: { to: string; code: string },
): Mail {
  const t = site.messages.of('email-confirmation-server');
  return {
    kind: 'confirm-address',
    to,
    subject: t('subject', { site: site.name }),
    ...renderMail({
      site,
      title: t('title'),
      paragraphs: [t('ifYou', { site: site.name }), t('ifNotYou')],
      action: {
        label: t('confirm'),
        url: site.url + linkWith(pages.confirmAddress, 'code', code),
      },
      otherAction: {
        label: t('notMe'),
        url: site.url + linkWith(pages.releaseAddress, 'code', code),
      },
    }),
  };
}
