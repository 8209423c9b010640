import type { LocalSite } from '../../languages/site.ts';
import { type Mail, renderMail } from '../mail/index.ts';

export function resetMail(site: LocalSite, user: { email: string }, link: string): Mail {
  const t = site.messages.of('password-recovery-server');
  return {
    kind: 'reset-password',
    to: user.email,
    subject: t('resetSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('resetTitle'),
      paragraphs: [t('resetAsked'), t('resetIfYou'), t('resetIfNotYou')],
      action: { label: t('resetAction'), url: link },
    }),
  };
}
