import { escapeHtml } from '../../../http/escape-html.ts';
import { withoutLinks } from '../../mail/index.ts';

/** What a mail says to one recipient only. */
export interface MailingRecipient {
  /** Null for somebody whose name is not known. */
  readonly name: string | null;
  readonly preferencesUrl: string;
  readonly leaveUrl: string;
}

export interface MailingContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Around the placeholders of a rendered mailing. Unicode reserves these characters for use within programs, and
 * `withoutMarks` takes them out of what staff have written.
 */
const [BEGIN, OR, END] = ['\ufdd0', '\ufdd1', '\ufdd2'] as const;

const MARK = new RegExp(`${BEGIN}([a-z]+)(?:${OR}([^${END}]*))?${END}`, 'g');

/** `{{name}}` or `{{name, friends}}`, as staff write it. */
const NAME = /\{\{\s*name\s*(?:,([^{}<>\n]{0,80}))?\}\}/g;

export const preferencesMark = `${BEGIN}preferences${END}`;
export const leaveMark = `${BEGIN}leave${END}`;

export const withoutMarks = (text: string): string => text.replace(/[\ufdd0-\ufdd2]/g, '');

/** Marks where names belong, in a text or in HTML. */
export const markNames = (text: string): string =>
  text.replace(
    NAME,
    (_, fallback: string | undefined) => `${BEGIN}name${OR}${fallback?.trim() ?? ''}${END}`,
  );

/** What those read whose name is not known, for example everybody in the archive. */
export const withoutNames = (text: string): string =>
  text.replace(NAME, (_, fallback: string | undefined) => fallback?.trim() ?? '');

/** Whether it greets people whose name is not known with nothing. */
export const hasNameWithoutFallback = (text: string): boolean =>
  [...text.matchAll(NAME)].some(([, fallback = '']) => fallback.trim() === '');

/** What all recipients have in common, or what is different for each. */
export type Part = string | ((recipient: MailingRecipient) => string);

/** Splits a text at its placeholders once, because it is filled in for every recipient. */
export function splitAtMarks(template: string, toSafe: (value: string) => string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of template.matchAll(MARK)) {
    const [whole, kind, fallback = ''] = match;
    parts.push(template.slice(end, match.index));
    end = match.index + whole.length;
    if (kind === 'name') parts.push(({ name }) => (name ? toSafe(withoutLinks(name)) : fallback));
    else if (kind === 'leave') parts.push(({ leaveUrl }) => toSafe(leaveUrl));
    else parts.push(({ preferencesUrl }) => toSafe(preferencesUrl));
  }
  parts.push(template.slice(end));
  return parts;
}

export const fillIn = (parts: readonly Part[], recipient: MailingRecipient): string =>
  parts.map((part) => (typeof part === 'string' ? part : part(recipient))).join('');

function compile(template: string, toSafe: (value: string) => string) {
  const parts = splitAtMarks(template, toSafe);
  return (recipient: MailingRecipient) => fillIn(parts, recipient);
}

/**
 * Takes a rendered mailing and returns a function that makes the mail of a recipient. It is fast: prepare it once for
 * each language and kind of reader, then call it for everybody.
 */
export function prepareMailing({
  subject,
  html,
  text,
}: MailingContent): (recipient: MailingRecipient) => MailingContent {
  const plain = (value: string) => value;
  const fill = {
    subject: compile(subject, plain),
    html: compile(html, escapeHtml),
    text: compile(text, plain),
  };
  return (recipient) => ({
    subject: fill.subject(recipient).replace(/\p{Cc}+/gu, ' '),
    html: fill.html(recipient),
    text: fill.text(recipient),
  });
}
