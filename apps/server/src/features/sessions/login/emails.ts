import { pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../../languages/site.ts';
import type { UserRow } from '../../accounts/index.ts';
import { inSiteZone, type Mail, renderMail, securityNotes } from '../../mail/index.ts';

export function newLoginMail(
  site: LocalSite,
  { email }: Pick<UserRow, 'email'>,
  { device, at }: { device: string; at: Date },
): Mail {
  const t = site.messages.of('sessions-server');
  return {
    kind: 'new-login',
    to: email,
    subject: t('newLoginSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('newLoginTitle'),
      paragraphs: [
        t('newLoginText'),
        t('newLoginDevice', { device, at: inSiteZone(site, at) }),
        ...securityNotes(site),
      ],
      action: { label: t('newLoginAction'), url: `${site.url}${pathTo(pages.profile)}` },
    }),
  };
}
