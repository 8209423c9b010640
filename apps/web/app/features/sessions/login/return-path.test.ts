import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const from = (pathname: unknown, search?: unknown, hash?: unknown) => ({
  from: { pathname, search, hash },
});

it.each([
  ['nothing', null, '/dashboard'],
  ['no page', {}, '/dashboard'],
  ['a string instead of a location', { from: '/dashboard/profile' }, '/dashboard'],
  ['a member page', from('/dashboard/profile'), '/dashboard/profile'],
  ['its query and hash', from('/dashboard/content', '?q=a', '#b'), '/dashboard/content?q=a#b'],
  ['the dashboard', from('/dashboard'), '/dashboard'],
  ['another page of the site', from('/login'), '/dashboard'],
  ['a page with the same prefix', from('/dashboards'), '/dashboard'],
  ['a page that asked for it', { ...from('/about/board'), isPage: true }, '/about/board'],
  ['a post that asked for it', { ...from('/blog/water'), isPage: true }, '/blog/water'],
  ['another page that asked for it', { ...from('/login'), isPage: true }, '/dashboard'],
  ['another site that asked', { ...from('/x/..//evil.example'), isPage: true }, '/dashboard'],
  ['another site', from('https://evil.example/dashboard/x'), '/dashboard'],
  ['another site without a scheme', from('//evil.example/dashboard/x'), '/dashboard'],
  ['another site by backslash', from('/\\evil.example/dashboard/'), '/dashboard'],
  ['a path traversal', from('/dashboard/..//evil.example'), '/dashboard'],
  ['a script', from('javascript:alert(1)'), '/dashboard'],
  ['a query that is not a string', from('/dashboard/profile', { a: 1 }), '/dashboard/profile'],
])('with %s', (_, state, expected) => {
  expect(returnPath(state)).toBe(expected);
});

it.each([
  ['a plan', 'premium', '/dashboard/subscription?plan=premium'],
  ['an unknown plan', 'gold', '/dashboard/subscription?plan=gold'],
  ['another site', '//evil.example', '/dashboard/subscription?plan=%2F%2Fevil.example'],
  [
    'a path traversal in the plan',
    '../../x?a=b#c',
    '/dashboard/subscription?plan=..%2F..%2Fx%3Fa%3Db%23c',
  ],
])('returns to %s', (_, plan, expected) => {
  expect(returnPath(null, plan)).toBe(expected);
  expect(returnPath(from('https://evil.example/dashboard'), plan)).toBe(expected);
});

it('prefers the page that required the login', () => {
  expect(returnPath(from('/dashboard/profile'), 'premium')).toBe('/dashboard/profile');
});
