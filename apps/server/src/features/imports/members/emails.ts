import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, renderMail } from '../../mail/index.ts';

/** Contains no secret, so it works for ever: the link leads to the page that sends one. */
export function importedMemberMail(site: LocalSite, to: string): Mail {
  const t = site.messages.of('imports-server');
  const name = { site: site.name };
  return {
    kind: 'account-imported',
    to,
    subject: t('memberSubject', name),
    ...renderMail({
      site,
      title: t('memberTitle', name),
      paragraphs: [t('memberText'), t('memberPassword'), t('memberUnexpected', name)],
      action: { label: t('memberAction'), url: new URL('/forgot-password', site.url).href },
    }),
  };
}
