import { expect, it } from 'vitest';
import { exampleTexts } from './example-texts.ts';

it.each([
  ['de', 'Guten Tag', ['Guten Tag']],
  ['de', '<b>Hallo</b>, {name}', ['Hallo, [name]']],
  ['de', 'Am {day, date}', ['Am 8.3.2026']],
  ['de', '{number, number} Euro', ['1.234 Euro']],
  [
    'de',
    '{count, plural, =0 {Nichts} one {# Text} other {# Texte}} von {name}',
    ['Nichts von [name]', '1 Text von [name]', '2 Texte von [name]'],
  ],
  [
    'fr',
    '{count, plural, one {# texte} many {# de textes} other {# textes}}',
    ['1 texte', '1\u202f000\u202f000 de textes', '2 textes'],
  ],
  [
    'ar',
    '{count, plural, zero {z} one {o} two {t} few {f} many {m} other {r}}',
    ['z', 'o', 't', 'f', 'm', 'r'],
  ],
  ['en', '{state, select, open {Open} other {Closed}}', ['Open', 'Closed']],
] as const)('in %s, %j has the examples %j', (language, text, examples) => {
  expect(exampleTexts(text, language)).toEqual(examples);
});
