import { createMailer } from '../../adapters/mailer/index.ts';
import type { Env } from '../../env.ts';
import { type Finding, failed, ok, reasonOf, warning } from './finding.ts';

/** Connects and logs in, without sending anything. */
export async function checkMail(env: Env): Promise<Finding> {
  const mailer = await createMailer(env);
  if (!mailer) {
    return warning('mails stay in the outbox', 'Set SMTP_URL to send them.');
  }
  try {
    await mailer.verify();
    return ok(`the server ${new URL(env.SMTP_URL ?? '').host} accepts our login`);
  } catch (error) {
    return failed(
      `the mail server cannot be used (${reasonOf(error)})`,
      'Check SMTP_URL: host, port, user and password.',
    );
  }
}
