import { type Mail, renderMail } from '../mail/index.ts';

interface Site {
  name: string;
}

/** To the new address: whoever reads it owns it. */
export function confirmEmailMail(site: Site, to: string, username: string, link: string): Mail {
  return {
    kind: 'confirm-email',
    to,
    subject: `Confirm your new email address at ${site.name}`,
    ...renderMail({
      siteName: site.name,
      title: 'Confirm your new email address',
      paragraphs: [
        `Hello ${username}, you asked us to write to this address from now on.`,
        'Use the link within a day. It works once. Until then nothing changes.',
        'If you did not ask for this, there is nothing to do.',
      ],
      action: { label: 'Confirm this address', url: link },
    }),
  };
}

/** To the old address, the last mail it gets. */
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
        `Hello ${username}, from now on we write to ${email}, and you log in with it.`,
        'If this was you, there is nothing to do.',
        'If this was not you, somebody knows your password. Answer this mail, and we help you to get your account back.',
      ],
    }),
  };
}
