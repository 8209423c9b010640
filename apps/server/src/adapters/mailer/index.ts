import type { Env } from '../../env.ts';
import type { Mailer } from '../../features/mail/index.ts';
import { readSender } from './sender.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The mailer that the settings ask for; none without SMTP_URL. */
export function createMailer(env: Env): Mailer | undefined {
  if (!env.SMTP_URL) return undefined;
  const from = env.MAIL_FROM
    ? readSender(env.MAIL_FROM)
    : { name: env.SITE_NAME, address: env.CONTACT_EMAIL };
  return createSmtpMailer({ url: env.SMTP_URL, from, siteUrl: env.SITE_URL });
}
