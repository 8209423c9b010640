import { type Mail, renderMail } from '../mail/index.ts';

export function resetMail(
  site: { name: string },
  user: { email: string; username: string },
  link: string,
): Mail {
  return {
    kind: 'reset-password',
    to: user.email,
    subject: `Choose a new password for ${site.name}`,
    ...renderMail({
      siteName: site.name,
      title: 'Choose a new password',
      paragraphs: [
        `Hello ${user.username}, somebody asked for a new password for your account.`,
        'If that was you, use the link within 30 minutes. It works once.',
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
      action: { label: 'Choose a new password', url: link },
    }),
  };
}
