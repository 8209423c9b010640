import { expect, it } from 'vitest';
import { pathInRouter } from './path-in-router.ts';

it.each([
  ['en', '/blog/rent', '/blog/rent'],
  ['en', '/free', '/free'],
  ['en', '/fr/blog', undefined],
  ['fr', '/fr/blog?page=2#top', '/blog?page=2#top'],
  ['fr', '/fr', '/'],
  ['fr', '/fr#policies', '/#policies'],
  ['fr', '/blog', undefined],
  ['fr', '/fr/feed.xml', undefined],
  ['fr', 'https://elsewhere.test/fr/a', undefined],
])('in %s, %s is %s', (language, href, expected) => {
  expect(pathInRouter(href, language, ['en', 'fr'])).toBe(expected);
});
