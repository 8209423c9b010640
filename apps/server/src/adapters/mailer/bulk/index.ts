import type { Env } from '../../../env.ts';
import type { BulkMailer } from './bulk-mailer.ts';

const CONNECTIONS = 10;

/** The mailer of mailings; undefined without SMTP_URL. */
export async function createBulkMailer(env: Env): Promise<BulkMailer | undefined> {
  if (!env.SMTP_URL) return undefined;
  const { createSmtpBulkMailer } = await import('./smtp-bulk-mailer.ts');
  return createSmtpBulkMailer({ url: env.SMTP_URL, connections: CONNECTIONS });
}
