import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

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
    ['/en//evil.test', '/en/evil.test'],
    ['/en/\\evil.test', '/en/evil.test'],
    ['/en/.//evil.test', '/en/evil.test'],
    ['/en///evil.test//', '/en/evil.test'],
    ['/blog//night-flow', '/blog/night-flow'],
  ])('%s is %s', (raw, address) => {
    expect(canonicalAddress(raw)).toBe(address);
  });
});
