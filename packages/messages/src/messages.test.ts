import { describe, expect, it } from 'vitest';
import { compileMessage } from './compile/index.ts';
import type { Language } from './languages.ts';
import { Messages } from './messages.ts';
import { messageReference, resolveReference } from './reference.ts';

const withText = (text: string, language: Language = 'en') =>
  new Messages(language, () => compileMessage(text));

const format = (
  text: string,
  values: Record<string, string | number | Date>,
  language?: Language,
) => withText(text, language).format('password-recovery', 'any', values);

describe('a message', () => {
  it('takes its values', () => {
    expect(format('Hello, {name}.', { name: 'Ada' })).toBe('Hello, Ada.');
  });

  it('shows a value as it is, also if it looks like a placeholder or a tag', () => {
    expect(format('Hello, {name}.', { name: '{x} <b>’\u202e' })).toBe('Hello, {x} <b>’\u202e.');
  });

  it('may be missing for a key that is known only at run time', () => {
    const known = new Messages('en', (_, key) => (key === 'field.title' ? 'Title' : undefined));
    expect(known.has('studio-editor', 'field.title')).toBe(true);
    expect(known.has('studio-editor', 'field.subtitle')).toBe(false);
  });

  it('follows the plural rules of its language', () => {
    const text = '{count, plural, one {# text} other {# texts}}';
    expect(format(text, { count: 1 })).toBe('1 text');
    expect(format(text, { count: 1200 })).toBe('1,200 texts');
    expect(format('{count, plural, one {# Text} other {# Texte}}', { count: 1200 }, 'de')).toBe(
      '1.200 Texte',
    );
  });

  it('is formatted in UTC wherever the server is', () => {
    const day = new Date('2026-03-03T23:59:59Z');
    expect(format('{day, date, ::yyyyMMMMd}', { day })).toBe('3 March 2026');
    expect(format('{day, date, ::yyyyMMMMd}', { day }, 'de')).toBe('3. März 2026');
  });

  it('selects by own options only', () => {
    const text = '{role, select, owner {Owner} other {Member}}';
    expect(format(text, { role: 'owner' })).toBe('Owner');
    expect(format(text, { role: 'constructor' })).toBe('Member');
  });

  it('has Latin digits and the Gregorian calendar in every language', () => {
    const day = new Date('2026-03-03T23:59:59Z');
    expect(format('{day, date, ::yyyyMMMMd}', { day }, 'ar')).toMatch(
      /^3 \p{Script=Arabic}+ 2026$/u,
    );
    expect(format('{count, number}', { count: 1200 }, 'ar')).toBe('1,200');
  });

  it('has its key for a text if it does not exist', () => {
    const messages = new Messages('en', () => undefined);
    expect(messages.format('password-recovery', 'sent')).toBe('password-recovery.sent');
  });

  it('gives tags to the functions of the same name', () => {
    const parts = withText('Read <link>the report</link>.').format<{ href: string; text: string }>(
      'password-recovery',
      'any',
      { link: (children) => ({ href: '/report', text: children.join('') }) },
    );
    expect(parts).toEqual(['Read ', { href: '/report', text: 'the report' }, '.']);
  });
});

describe('a reference', () => {
  it('is translated where the language is known', () => {
    const reference = messageReference('password-recovery', 'sendLink');
    expect(resolveReference(reference, withText('Link senden'))).toBe('Link senden');
  });

  it('leaves other texts alone', () => {
    expect(resolveReference('Not found', withText('x'))).toBe('Not found');
  });
});
