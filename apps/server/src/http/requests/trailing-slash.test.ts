import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';

it.each([
  ['/api/blog-posts/', '/api/blog-posts'],
  ['/api/blog-posts//?a=/', '/api/blog-posts?a=/'],
  ['/api/blog-posts/?a=b', '/api/blog-posts?a=b'],
  ['/api/blog-posts?a=/', '/api/blog-posts?a=/'],
  ['/api/', '/api/'],
  ['/api//', '/api//'],
  ['/blog/', '/blog/'],
  ['/apiary/', '/apiary/'],
])('%s becomes %s', (given, expected) => {
  expect(withoutTrailingSlash(given)).toBe(expected);
});

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());

it('finds API routes with a slash at the end', async () => {
  const { app } = site;
  expect((await app.inject('/api/blog-posts/?fields=title')).json().data).toEqual([]);
  expect((await app.inject('/api/users/me/')).statusCode).toBe(401);
  const login = await app.inject({ method: 'POST', url: '/api/auth/local/', payload: {} });
  expect(login.statusCode).toBe(400);
});
