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
