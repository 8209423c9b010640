import type { SendMailOptions } from 'nodemailer';
import type { Mail, Sender } from './mailer.ts';

interface Envelope {
  readonly id: number;
  readonly sender: Sender;
  /** Part of the Message-ID, which stays the same when a mail is retried. */
  readonly siteUrl: string;
}

/** A mail with its headers, as mail servers and the development mailbox get it. */
export function toMessage(
  { to, subject, text, html, kind, stopUrl }: Mail,
  { id, sender: { replyTo, ...from }, siteUrl }: Envelope,
): SendMailOptions {
  return {
    from,
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${kind}-${id}@${new URL(siteUrl).hostname}>`,
    ...(stopUrl ? { list: { unsubscribe: stopUrl } } : {}),
    headers: {
      'auto-submitted': 'auto-generated',
      ...(stopUrl ? { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' } : {}),
    },
  };
}
