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

it('announces the feed of changes on pages about policies, in the language of the page', () => {
  const feedsOf = (isAboutPolicies: boolean) =>
    pageMeta(matchesIn('fr', ['en', 'fr']), { path: '/policies', isAboutPolicies }).flatMap(
      (tag) => ('type' in tag && tag.type === 'application/rss+xml' ? [tag.href] : []),
    );
  expect(feedsOf(true)).toEqual(['/fr/feed.xml', '/fr/policy-changes.xml']);
  expect(feedsOf(false)).toEqual(['/fr/feed.xml']);
});

it('has a description in one line', () => {
  const tags = pageMeta(matches, { description: 'One paragraph.\n\nAnother one. ' });
  expect(tags).toContainEqual({ name: 'description', content: 'One paragraph. Another one.' });
});
