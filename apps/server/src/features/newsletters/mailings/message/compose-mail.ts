import { randomUUID } from 'node:crypto';
import { encodeWords, foldLines, isPlainText, quoteString } from 'nodemailer/lib/mime-funcs';
import { encode, wrap } from 'nodemailer/lib/qp';
import { escapeHtml } from '../../../../http/escape-html.ts';
import {
  fillIn,
  type MailingContent,
  type MailingRecipient,
  type Part,
  splitAtMarks,
} from '../../render/placeholders.ts';

interface MailSender {
  readonly name: string;
  readonly address: string;
  readonly replyTo?: string | undefined;
}

/** The parts of a mail that are different for each recipient. */
export interface Envelope {
  readonly to: string;
  readonly messageId: string;
  /** Leaves the newsletter with one click (RFC 8058). */
  readonly stopUrl: string;
  readonly at: Date;
  readonly recipient: MailingRecipient;
}

export type ComposeMail = (envelope: Envelope) => Buffer;

interface MailTemplate {
  readonly sender: MailSender;
  readonly text: MailingContent;
  /** Names the newsletter for mail programs (RFC 2919). */
  readonly listId: string;
}

/**
 * Prepares a mailing for a language and a kind of reader. What all recipients have in common is encoded only once, because
 * encoding is most of the work of making a mail.
 */
export function prepareMails({ sender, text, listId }: MailTemplate): ComposeMail {
  const boundary = `=_${randomUUID()}`;
  const subject = splitAtMarks(text.subject, (value) => value);
  const plain = encodeParts(splitAtMarks(text.text, (value) => value));
  const html = encodeParts(splitAtMarks(text.html, escapeHtml));
  const shared = [
    header('From', mailbox(sender)),
    ...(sender.replyTo ? [header('Reply-To', `<${sender.replyTo}>`)] : []),
    header('List-Id', `<${listId}>`),
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Precedence: bulk',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
  ].join('\r\n');
  const begin = (type: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
  return ({ to, messageId, stopUrl, at, recipient }) =>
    Buffer.from(
      [
        shared,
        header('To', `<${to}>`),
        header('Subject', encodeLine(fillIn(subject, recipient))),
        `Message-ID: <${messageId}>`,
        `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
        // Longer than other lines may be, because it must not be broken.
        `List-Unsubscribe: <${stopUrl}>`,
        '',
        `${begin('text/plain')}${fillEncoded(plain, recipient)}`,
        `${begin('text/html')}${fillEncoded(html, recipient)}`,
        `--${boundary}--`,
        '',
      ].join('\r\n'),
    );
}

const header = (name: string, value: string): string => foldLines(`${name}: ${value}`, 76);

/** Neither staff nor members can begin another header. */
const withoutControls = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

const encodeLine = (text: string): string => encodeWords(withoutControls(text), 'Q', 52, true);

function mailbox({ name: given, address }: MailSender): string {
  const name = withoutControls(given);
  if (name === '') return `<${address}>`;
  const shown = isPlainText(name) ? quoteString(name) : encodeLine(name);
  return `${shown} <${address}>`;
}

/** Lines have room for the sign that says that they go on. */
const LINE = 74;
const GOES_ON = '=\r\n';

const encodeText = (text: string): string => wrap(encode(text.replace(/\r?\n/g, '\r\n')), LINE);

const encodeParts = (parts: readonly Part[]): Part[] =>
  parts.map((part) => (typeof part === 'string' ? encodeText(part) : part));

/** Each part begins a line that goes on the one before, so that it need not be encoded again. */
const fillEncoded = (parts: readonly Part[], recipient: MailingRecipient): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : encodeText(part(recipient))))
    .join(GOES_ON);
