import { expect, it } from 'vitest';
import { Messages } from '../messages.ts';
import { compileMessage } from './compile-message.ts';
import { isolateValues } from './isolate-values.ts';

it('isolates what people have written, also inside plurals and tags', () => {
  expect(isolateValues('<b>{title}</b>، {number, number}', 'ar')).toBe(
    '<b>\u2068{title}\u2069</b>، {number, number}',
  );
  expect(isolateValues('{count, plural, one {{name}!} other {# {name}}}', 'ar')).toBe(
    '{count, plural, one {\u2068{name}\u2069!} other {# \u2068{name}\u2069}}',
  );
});

it('isolates names and searches', () => {
  expect(isolateValues('{giver}: {search} {target}', 'ar')).toBe(
    '\u2068{giver}\u2069: \u2068{search}\u2069 \u2068{target}\u2069',
  );
});

it('leaves alone what is copied, chosen or counted', () => {
  for (const text of ['{url}', '{code}', '{email}', '{plan, select, a {x} other {y}}', '{count}']) {
    expect(isolateValues(text, 'ar')).toBe(text);
  }
});

it('changes nothing in languages that are written from left to right', () => {
  expect(isolateValues('{title}', 'de')).toBe('{title}');
});

it('is part of compiled messages', () => {
  const messages = new Messages('ar', () => compileMessage('«{title}»', 'ar'));
  expect(messages.of('editions')('editionsOf', { title: 'What now?' })).toBe(
    '«\u2068What now?\u2069»',
  );
});
