import { pages, pathTo } from '@rostra/contract/pages';
import { type Mail, renderMail, type Site } from '../mail/index.ts';

/** Sent to the new address: opening the link proves that the member can read it. */
export function confirmEmailMail(
  site: Site,
  { to, username, code }: { to: string; username: string; code: string },
): Mail {
  return {
    kind: 'confirm-email',
    to,
    subject: `Confirm your new email address at ${site.name}`,
    ...renderMail({
      siteName: site.name,
      title: 'Confirm your new email address',
      paragraphs: [
        `Hello ${username}, you asked us to use this address for your account.`,
        'Open the link within 24 hours to confirm. It works only once, and nothing changes until then.',
        'If you did not ask for this, you can ignore this email.',
      ],
      action: {
        label: 'Confirm this address',
        url: `${site.url}${pathTo(pages.confirmEmail)}?code=${code}`,
      },
    }),
  };
}

/** Sent to the old address, as the last email it gets. */
export function emailChangedMail(
  site: Site,
  to: string,
  { username, email }: { username: string; email: string },
): Mail {
  return {
    kind: 'email-changed',
    to,
    subject: `Your email address at ${site.name} was changed`,
    ...renderMail({
      siteName: site.name,
      title: 'Your email address was changed',
      paragraphs: [
        `Hello ${username}, the email address of your account is now ${email}. We will write to it, and you log in with it.`,
        'If this was you, you can ignore this email.',
        'If this was not you, someone knows your password. Reply to this email and we will help you get your account back.',
      ],
    }),
  };
}
