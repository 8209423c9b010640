import { describe, expect, it } from 'vitest';
import { createSiteLanguages } from '../../languages/site-languages.ts';
import { canonicalAddress, documentAddress, pageKey } from './page-key.ts';

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
    ['/about.data?tag=5', '/about.data', true],
    ['/about?_routes=root', '/about', true],
    ['/blog.data?_routes=root', '/blog.data?_routes=root', false],
    ['/?', '/', true],
    ['/fr/blog?page=2&x=1', '/fr/blog?page=2', true],
    ['/fr/blog?q=tax', '/fr/blog?q=tax', false],
    ['/fr.data?page=2', '/fr.data', true],
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
    expect(documentAddress(raw)).toBe(address);
  });
});

describe('canonicalAddress', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/reset-password/?code=abc', '/reset-password?code=abc'],
    ['//evil.test', '/evil.test'],
    ['///evil.test/?a=//b', '/evil.test?a=//b'],
    ['//', '/'],
    ['//[', '/['],
    ['/Blog?page=2&tag=A', '/blog?page=2&tag=A'],
    ['/BLOG/Night-Flow/', '/blog/night-flow'],
    ['/Blog.data?page=2', '/blog.data?page=2'],
    ['/blog/%C3%89', '/blog/%C3%89'],
    ['/Blog/%C3%89', '/blog/%C3%89'],
    ['/blog/%', '/blog/%'],
    ['/assets/App-1A2b.js', '/assets/App-1A2b.js'],
    ['//Evil.test', '/evil.test'],
    ['/blog?next=/A/', '/blog?next=/A/'],
    ['/x/../blog', '/blog'],
    ['/x/%2E%2e/blog?page=2', '/blog?page=2'],
    ['/./blog', '/blog'],
    ['/%62log', '/blog'],
    ['/%42log', '/blog'],
    ['/%2562log', '/%2562log'],
    ['/blog%2fx', '/blog%2Fx'],
    ['/..', '/'],
    ['/\\evil.test', '/evil.test'],
    ['/\\\\evil.test', '/evil.test'],
    ['/%5Cx.test/', '/%5Cx.test'],
    ['/x/..//evil.test', '/evil.test'],
    ['/./\\Evil.test/', '/evil.test'],
    ['/%2e/%5c/..//evil.test', '/evil.test'],
  ])('%s is %s', (raw, address) => {
    expect(canonicalAddress(raw)).toBe(address);
  });
});
