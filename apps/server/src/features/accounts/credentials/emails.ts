import type { UserRow } from '../../../db/tables/accounts.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { inSiteZone, type Mail, renderMail, securityNotes } from '../../mail/index.ts';

export function passwordChangedMail(
  site: LocalSite,
  { email }: Pick<UserRow, 'email'>,
  at: Date,
): Mail {
  const t = site.messages.of('accounts-server');
  return {
    kind: 'password-changed',
    to: email,
    subject: t('passwordChangedSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('passwordChangedTitle'),
      paragraphs: [t('passwordChangedAt', { at: inSiteZone(site, at) }), ...securityNotes(site)],
    }),
  };
}
