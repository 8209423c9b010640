import { createTransport } from 'nodemailer';
import type { Sender, VerifiableMailer } from './mailer.ts';
import { smtpServerOf } from './smtp-server-of.ts';
import { toMessage } from './to-message.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** Sends all mails, whatever their sender is. */
  from: Sender | undefined;
  /** Part of the Message-ID, which stays the same when a mail is retried. */
  siteUrl: string;
}

const TIMEOUT_MS = 30_000;

export function createSmtpMailer({ url, from, siteUrl }: SmtpOptions): VerifiableMailer {
  const transport = createTransport({
    ...smtpServerOf(url),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    verify: async () => {
      await transport.verify();
    },
    send: async (mail, id, { replyTo, ...sender }) => {
      const given = from ? { ...from, replyTo } : { ...sender, replyTo };
      await transport.sendMail(toMessage(mail, { id, sender: given, siteUrl }));
    },
  };
}
