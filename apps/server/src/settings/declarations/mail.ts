import { z } from 'zod';
import { section, setting } from '../setting.ts';
import { email, number } from '../values.ts';

const rate = (meaning: string) =>
  setting({
    type: number('[1-9]\\d{0,7}', 'must be a whole number above 0'),
    defaultText: 'no limit',
    example: '10',
    meaning,
  });

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
    MAILINGS_PER_SECOND: rate('mails of mailings that leave in a second at most'),
    MAILINGS_PER_HOUR: rate('the same in an hour'),
    MAILINGS_PER_DAY: rate('the same in a day'),
    MAILINGS_PER_DOMAIN_SECOND: rate('mails of mailings to addresses of one domain in a second'),
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
