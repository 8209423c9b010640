import { linkWith, pages } from '@rostra/contract/pages';
import type { MailSamples } from '../../feature.ts';
import { blockedMail, roleChangedMail } from './emails.ts';
import { invitationMail, withdrawnMail } from './invitations/invitation-mails.ts';

export const staffMailSamples: MailSamples = {
  wording: 'staff-server',
  render: (site, { to, code }) => {
    const invitation = {
      to,
      role: 'editor',
      link: site.url + linkWith(pages.resetPassword, 'code', code),
    } as const;
    return [
      invitationMail(site, { ...invitation, inviter: 'Ada Lovelace', hadPassword: false }),
      invitationMail(site, { ...invitation, inviter: undefined, hadPassword: true }),
      withdrawnMail(site, to),
      roleChangedMail(site, { to, role: 'editor' }),
      roleChangedMail(site, { to, role: 'member' }),
      blockedMail(site, { to, isBlocked: true }),
      blockedMail(site, { to, isBlocked: false }),
    ];
  },
};
