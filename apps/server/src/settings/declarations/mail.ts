import { z } from 'zod';
import { section, setting } from '../setting.ts';
import { email } from '../values.ts';

export const mail = section({
  title: 'Mail',
  settings: {
    SMTP_URL: setting({
      type: z.url({ protocol: /^smtps?$/, error: 'must be a valid smtp:// URL' }),
      defaultText: 'none: mails wait in the outbox',
      example: 'smtps://user:password@mail.example.org',
      meaning: '`smtp://…` or `smtps://…`',
    }),
    MAIL_FROM: setting({
      type: z.string().min(3),
      defaultText: 'name and contact address of the site',
      example: 'Example <hello@example.org>',
      meaning: 'sender of all mails',
    }),
    MAIL_REPLY_TO: setting({
      type: email,
      example: 'office@example.org',
      studio: {
        key: 'replyTo',
        changedBy: 'settings.edit',
        initial: (address) => address ?? '',
      },
      meaning: 'where replies to mails go, if not to the sender',
    }),
  },
});
