import { expect, it } from 'vitest';
import { screenAt } from './screen-at.ts';

it.each([
  ['/members/1', '/members/1?tab=notes'],
  ['/main-pages/landing', '/main-pages/landing?locale=de'],
  ['/members/1?tab=notes', '/members/2?tab=notes'],
])('tells %s from %s', (one, other) => {
  expect(at(one)).not.toBe(at(other));
});

it('takes the same list with another filter or order as the same screen', () => {
  expect(at('/mails?state=failed&sort=date')).toBe(at('/mails'));
});

const at = (path: string) => screenAt(new URL(path, 'https://example.org'));
