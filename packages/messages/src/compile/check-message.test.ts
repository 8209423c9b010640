import fc from 'fast-check';
import { expect, it } from 'vitest';
import { english } from '../english.ts';
import { Messages } from '../messages.ts';
import { checkMessage } from './check-message.ts';
import { compileMessage } from './compile-message.ts';

const ENGLISH = [
  english.sessions.login,
  english.dashboard.welcome,
  english.profile.deletionPlanned,
  english.errors.tooManyAttempts,
];

/** Parts that mean something to the parser, in an order that may mean nothing. */
const part = fc.constantFrom(
  '{',
  '}',
  '<',
  '>',
  '</',
  '/>',
  '<bdi>',
  '</bdi>',
  '<script>',
  '</script>',
  '<b',
  '&lt;',
  "'",
  '#',
  '{name}',
  '{days}',
  '{constructor}',
  '{__proto__}',
  '{name, number}',
  '{name, date}',
  '{days, time}',
  '{days, number, percent}',
  '{days, plural, one {#} other {#}}',
  '{name, select, constructor {x} other {y}}',
  'plural',
  'other',
  ' ',
  '\0',
  '\ud800',
  '’',
  'ä',
);
const hostile = fc.oneof(
  fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const VALUES = {
  name: '<img src=x onerror=alert(1)> {x} constructor',
  days: 3,
  count: 2,
  unit: 'constructor',
  bdi: (children: unknown[]) => `[${children.join('')}]`,
};

it('accepts no text that would break a page', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ENGLISH), hostile, (source, text) => {
      if (checkMessage(source, text, 'en').length > 0) return;
      const messages = new Messages('en', () => compileMessage(text));
      const shown = messages.format('dashboard', 'welcome', VALUES);
      expect([shown].flat().join('')).not.toContain('undefined');
    }),
    { numRuns: 2000, seed: 20_261_116 },
  );
});

it('survives deep nesting', () => {
  const deep = '{days, plural, one {#} other {'.repeat(5000);
  expect(checkMessage(english.profile.deletionPlanned, deep, 'en')).not.toEqual([]);
});
