import { isStaffRole, type Role } from '@rostra/contract';
import type { LocalSite } from '../../languages/site.ts';
import { type Mail, renderMail } from '../mail/index.ts';

export function roleChangedMail(site: LocalSite, { to, role }: { to: string; role: Role }): Mail {
  const t = site.messages.of('staff-server');
  const text = isStaffRole(role) ? t('roleIsNow', { role }) : t('roleRevoked', { site: site.name });
  return {
    kind: 'role-changed',
    to,
    subject: t('roleSubject', { site: site.name }),
    ...renderMail({ site, title: t('roleTitle'), paragraphs: [text, t('ifMistake')] }),
  };
}

export function blockedMail(
  site: LocalSite,
  { to, isBlocked }: { to: string; isBlocked: boolean },
): Mail {
  const t = site.messages.of('staff-server');
  const name = { site: site.name };
  return {
    kind: isBlocked ? 'account-blocked' : 'account-unblocked',
    to,
    subject: isBlocked ? t('blockedSubject', name) : t('unblockedSubject', name),
    ...renderMail({
      site,
      title: isBlocked ? t('blockedTitle') : t('unblockedTitle'),
      paragraphs: isBlocked ? [t('blocked'), t('ifMistake')] : [t('unblocked')],
    }),
  };
}
