import { type Mail, renderMail, type Site } from '../mail/index.ts';

export function resetMail(site: Site, user: { email: string }, link: string): Mail {
  return {
    kind: 'reset-password',
    to: user.email,
    subject: `Choose a new password for ${site.name}`,
    ...renderMail({
      siteName: site.name,
      title: 'Choose a new password',
      paragraphs: [
        'Someone asked for a new password for your account.',
        'If it was you, open the link within 30 minutes. It works only once.',
        'If it was not you, you can ignore this email. Your password stays the same.',
      ],
      action: { label: 'Choose a new password', url: link },
    }),
  };
}
