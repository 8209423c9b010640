import type { Env } from '../../env.ts';
import type { VerifiableMailer } from './mailer.ts';
import { readSender } from './sender.ts';

/** The configured mailer; undefined without SMTP_URL. */
export async function createMailer(env: Env): Promise<VerifiableMailer | undefined> {
  if (!env.SMTP_URL) return undefined;
  const from = env.MAIL_FROM ? readSender(env.MAIL_FROM) : undefined;
  const { createSmtpMailer } = await import('./smtp-mailer.ts');
  return createSmtpMailer({ url: env.SMTP_URL, from, siteUrl: env.SITE_URL });
}
