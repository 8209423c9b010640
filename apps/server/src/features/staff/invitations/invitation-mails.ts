import { INVITATION_DAYS, type StaffRole } from '@rostra/contract';
import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, renderMail, withoutLinks } from '../../mail/index.ts';

interface InvitationMail {
  to: string;
  /** Undefined for the operator in a terminal. */
  inviter: string | undefined;
  role: StaffRole;
  link: string;
  /** Whether a password was taken away, which somebody else may have chosen. */
  hadPassword: boolean;
}

/** Does not repeat the name of the invited account: somebody else may have registered with the address. */
export function invitationMail(
  site: LocalSite,
  { to, inviter, role, link, hadPassword }: InvitationMail,
): Mail {
  const t = site.messages.of('staff-server');
  const values = { site: site.name, role };
  return {
    kind: 'staff-invitation',
    to,
    subject: t('invitationSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('invitationTitle'),
      paragraphs: [
        inviter
          ? t('invitationBy', { ...values, inviter: withoutLinks(inviter) })
          : t('invitationText', values),
        t('invitationLink', { days: INVITATION_DAYS }),
        ...(hadPassword ? [t('invitationOldPassword')] : []),
        t('invitationUnexpected'),
      ],
      action: { label: t('invitationAction'), url: link },
    }),
  };
}

export function withdrawnMail(site: LocalSite, to: string): Mail {
  const t = site.messages.of('staff-server');
  return {
    kind: 'invitation-withdrawn',
    to,
    subject: t('withdrawnSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('withdrawnTitle'),
      paragraphs: [t('withdrawnText', { site: site.name }), t('ifMistake')],
    }),
  };
}
