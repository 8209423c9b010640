import { isStaffRole, type Role, staffRoles } from '@rostra/contract';
import type { LocalSite } from '../../languages/site.ts';
import { type Mail, renderMail } from '../mail/index.ts';

/** Repeats no names: they may have been chosen by somebody else. */
export function invitationMail(site: LocalSite, { to, link }: { to: string; link: string }): Mail {
  return {
    kind: 'staff-invitation',
    to,
    subject: `Your invitation to work on ${site.name}`,
    ...renderMail({
      site,
      title: 'You are invited',
      paragraphs: [
        'You have been invited to work on this site. Choose a password to begin.',
        'The link works once, within three days. If you had an account with this address, its old password no longer works.',
        'If you did not expect this, you can ignore this email.',
      ],
      action: { label: 'Choose a password', url: link },
    }),
  };
}

export function roleChangedMail(site: LocalSite, { to, role }: { to: string; role: Role }): Mail {
  const t = site.messages.of('staff-server');
  const text = isStaffRole(role)
    ? t('roleIsNow', { role: staffRoles[role].name })
    : t('roleRevoked', { site: site.name });
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
