import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

describe('pageKey', () => {
  it.each([
    ['/', '/', true],
    ['/blog?utm_source=x&fbclid=y', '/blog', true],
    ['/blog?tag=a&page=2&x=1', '/blog?page=2&tag=a', true],
    ['/blog?page=2&tag=a', '/blog?page=2&tag=a', true],
    ['/blog?page=2&page=3', '/blog?page=2', true],
    ['/blog?q=tax', '/blog?q=tax', false],
    ['/blog.data?_routes=root', '/blog.data?_routes=root', false],
    ['/?', '/', true],
  ])('%s is %s', (raw, url, cacheable) => {
    expect(pageKey(raw)).toEqual({ url, cacheable });
  });
});
