import type { Env } from '../../env.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { VerifiableMailer } from './mailer.ts';
import { readSender } from './sender.ts';

/** The configured mailer; undefined without SMTP_URL. */
export async function createMailer(
  env: Env,
  tracing?: Tracing,
): Promise<VerifiableMailer | undefined> {
  if (!env.SMTP_URL) return undefined;
  const from = env.MAIL_FROM ? readSender(env.MAIL_FROM) : undefined;
  const { createSmtpMailer } = await import('./smtp-mailer.ts');
  const mailer = createSmtpMailer({ url: env.SMTP_URL, from, siteUrl: env.SITE_URL });
  return tracing ? traced(mailer, tracing) : mailer;
}

const traced = (mailer: VerifiableMailer, tracing: Tracing): VerifiableMailer => ({
  ...mailer,
  send: (mail, ...rest) =>
    tracing.run({ name: 'send mail', attributes: { 'mail.kind': mail.kind } }, () =>
      mailer.send(mail, ...rest),
    ),
});
