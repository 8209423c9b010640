import { describe, expect, it } from 'vitest';
import { createSiteLanguages } from '../../languages/site-languages.ts';
import { documentAddress, pageKey } from './page-key.ts';

const languages = createSiteLanguages('en', ['en', 'fr']);

describe('pageKey', () => {
  it.each([
    ['/', '/', true],
    ['/blog?utm_source=x&fbclid=y', '/blog', true],
    ['/blog?tag=a&page=2&x=1', '/blog?page=2&tag=a', true],
    ['/blog.data?page=2&tag=a', '/blog.data?page=2&tag=a', true],
    ['/blog?page=2&page=3', '/blog?page=2', true],
    ['/blog?q=tax', '/blog?q=tax', false],
    ['/about?tag=1', '/about', true],
    ['/?page=7&q=x', '/', true],
    ['/about.data?tag=5', '/about.data?tag=5', false],
    ['/about?_routes=root', '/about', true],
    ['/blog.data?_routes=root', '/blog.data?_routes=root', false],
    ['/?', '/', true],
    ['/fr/blog?page=2&x=1', '/fr/blog?page=2', true],
    ['/fr/blog?q=tax', '/fr/blog?q=tax', false],
    ['/fr.data?page=2', '/fr.data?page=2', false],
    ['/de/blog?page=2', '/de/blog', true],
  ])('%s is %s', (raw, url, cacheable) => {
    expect(pageKey(raw, languages)).toMatchObject({ url, cacheable });
  });
});

it.each([
  ['/blog?q=tax', true],
  ['/blog.data?q=tax&_routes=root', true],
  ['/blog?page=2', false],
  ['/about?q=tax', false],
])('recognises whether %s is a search: %s', (raw, isSearch) => {
  expect(pageKey(raw, languages).isSearch).toBe(isSearch);
});

describe('documentAddress', () => {
  it.each([
    ['/_.data?_routes=a', '/'],
    ['/blog.data', '/blog'],
    ['/blog.data?page=2&_routes=a,b&tag=x%20y&index', '/blog?page=2&tag=x+y'],
    ['/blog/_.data', '/blog'],
    ['/blog/a_.data', '/blog/a_'],
    ['/blog', undefined],
    ['/blog?x=.data', undefined],
  ])('%s is %s', (raw, address) => {
    expect(documentAddress(raw, languages)).toBe(address);
  });
});
