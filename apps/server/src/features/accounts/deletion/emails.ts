import type { LocalSite } from '../../../languages/site.ts';
import { inUtc, type Mail, renderMail } from '../../mail/index.ts';

export function deletionRequestedMail(
  site: LocalSite,
  { to, dueAt, link }: { to: string; dueAt: Date; link: string },
): Mail {
  return {
    kind: 'deletion-requested',
    to,
    subject: `Your account at ${site.name} will be deleted`,
    ...renderMail({
      site,
      title: 'Your account will be deleted',
      paragraphs: [
        `You asked us to delete your account. You are logged out everywhere, and a subscription does not renew. Everything will be deleted on ${inUtc(dueAt)}.`,
        'If you change your mind, log in before then, or open the link.',
        'If this was not you, open the link, and then choose a new password right away.',
      ],
      action: { label: 'Keep my account', url: link },
    }),
  };
}
