import { expect, it } from 'vitest';
import { isInternalPage } from './is-internal-page.ts';

it.each(['/', '/about', '/blog?tag=v1.2', '/policies/domestic#a.b', '/a.b/c'])(
  'recognises %s as a page',
  (href) => expect(isInternalPage(href)).toBe(true),
);

it.each([
  '/feed.xml',
  '/feed.json?x=1',
  '/sitemap.xml#top',
  '/uploads/plan.pdf',
  '/uploads/plan',
  '/api/blog-posts',
  '//elsewhere.test/a',
  '/\\elsewhere.test',
  'https://elsewhere.test/a',
  'mailto:a@b.test',
  '#here',
  'relative',
  '',
])('leaves %s to the browser', (href) => expect(isInternalPage(href)).toBe(false));
