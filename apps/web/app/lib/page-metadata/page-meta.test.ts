import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const matches = [
  {
    id: 'root',
    loaderData: {
      site: { name: 'Rostra', url: 'https://example.org', features: { blog: true } },
      year: 2026,
    },
  },
];

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
