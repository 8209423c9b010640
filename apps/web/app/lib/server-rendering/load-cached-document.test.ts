import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { loadCachedDocument } from './load-cached-document.ts';
import { hostContext } from './render-host.ts';

async function respond(status: number, cachedDocument?: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(hostContext, { cachedDocument } as never);
  const url = new URL('http://site.test/blog');
  const args = { url, context, request: new Request(url), params: {}, pattern: '/blog' };
  return (await loadCachedDocument(args, async () => new Response('', { status }))) as Response;
}

it('has the browser load the cached page if its data cannot be loaded', async () => {
  const response = await respond(503, '/blog?page=2');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/blog?page=2']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['succeeds', 200, '/blog'],
  ['is not found', 404, '/blog'],
  ['fails and is not cached', 503, undefined],
])('changes nothing for a page that %s', async (_what, status, cachedDocument) => {
  expect((await respond(status, cachedDocument)).status).toBe(status);
});
