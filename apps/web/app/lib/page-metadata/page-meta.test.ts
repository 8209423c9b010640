import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const matchesIn = (language: string, languages: string[]) => [
  {
    id: 'root',
    loaderData: {
      language,
      site: { name: 'Rostra', url: 'https://example.org', languages, features: { blog: true } },
      year: 2026,
    },
  },
];
const matches = matchesIn('en', ['en']);

it('puts the page before the site', () => {
  expect(pageMeta(matches, { title: 'About' })).toContainEqual({ title: 'About – Rostra' });
  expect(pageMeta(matches, {})).toContainEqual({ title: 'Rostra' });
});

it('makes URLs absolute', () => {
  const tags = pageMeta(matches, { path: '/about', image: { url: '/plate.png', alt: 'A plate' } });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://example.org/about',
  });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://example.org/plate.png',
  });
});

it('links the page to itself in the other languages', () => {
  const tags = pageMeta(matchesIn('fr', ['en', 'fr']), { path: '/about' });
  const links = tags.flatMap((tag) => ('hrefLang' in tag ? [[tag.hrefLang, tag.href]] : []));
  expect(links).toEqual([
    ['en', 'https://example.org/about'],
    ['fr', 'https://example.org/fr/about'],
    ['x-default', 'https://example.org/about'],
  ]);
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://example.org/fr/about',
  });
  expect(pageMeta(matches, { path: '/about' }).some((tag) => 'hrefLang' in tag)).toBe(false);
});

it('keeps hidden pages out of search engines', () => {
  expect(pageMeta(matches, { isHidden: true })).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});

it('works without root data', () => {
  expect(pageMeta([], { title: 'Something went wrong', path: '/x' })).toContainEqual({
    title: 'Something went wrong',
  });
});
