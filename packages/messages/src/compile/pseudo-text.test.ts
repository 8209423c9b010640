import { expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';
import { pseudoText } from './pseudo-text.ts';

it('replaces letters and keeps placeholders and tags', () => {
  expect(pseudoText('Save <link>{name}</link>')).toBe('[Šååṽéé <link>{name}</link>]');
});

it('keeps the forms of plurals', () => {
  const english = '{count, plural, one {# text} other {# texts}} until {day, date, ::yyyyMMMMd}';
  const text = pseudoText(english);
  expect(text).toContain('one{# ţééẋţ}');
  expect(text).toContain('{day, date, ::yyyyMMMMd}');
  expect(findProblems(english, text, 'en-XA')).toEqual([]);
});
