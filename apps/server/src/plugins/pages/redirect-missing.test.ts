import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Web } from './web.ts';

let test: TestApp;
afterEach(() => test.close());

const AT = '2026-01-01T00:00:00.000Z';
const NONE = { target: null, collection: null, document_id: null, locale: null, source: null };

/** A web app with two pages. */
function createWeb() {
  const render = vi.fn(async (request: Request) => {
    const isPage = ['/', '/about'].includes(new URL(request.url).pathname);
    return new Response('<html>', {
      status: isPage ? 200 : 404,
      headers: { 'content-type': 'text/html' },
    });
  });
  const web: Web = { render, clientDir: mkdtempSync(join(tmpdir(), 'rostra-client-')) };
  return { web, render };
}

async function open() {
  const { web, render } = createWeb();
  test = await openTestApp({ web });
  const put = (path: string, values: Partial<Record<keyof typeof NONE, string>>) =>
    test.deps.db.queries
      .insertInto('redirects')
      .values({ ...NONE, path, created_at: AT, ...values })
      .execute();
  return { render, put, get: (url: string) => test.app.inject({ url }) };
}

it('redirects an old address permanently, and caches the answer like a page', async () => {
  const { render, put, get } = await open();
  await put('/2024/05/my-post', { target: '/blog/my-post' });
  const response = await get('/2024/05/my-post');
  expect([response.statusCode, response.headers.location]).toEqual([301, '/blog/my-post']);
  expect(response.headers['cache-control']).toMatch(/^public, /);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  await get('/2024/05/my-post?utm_source=x');
  expect(render).toHaveBeenCalledTimes(1);
});

it('finds it in any spelling of the address', async () => {
  const { put, get } = await open();
  await put('/2024/05/my-post', { target: '/blog/my-post' });
  const response = await get('/2024/05/My-Post/');
  expect([response.statusCode, response.headers.location]).toEqual([308, '/2024/05/my-post']);
});

it('never replaces a page, and keeps the 404 of addresses that nobody knows', async () => {
  const { put, get } = await open();
  await put('/about', { target: '/elsewhere' });
  expect((await get('/about')).statusCode).toBe(200);
  expect((await get('/nothing')).statusCode).toBe(404);
});

it('leads to nothing if the document does not exist', async () => {
  const { put, get } = await open();
  await put('/gone', { collection: 'blog-posts', document_id: 'x'.repeat(24), locale: 'en' });
  await put('/odd', { collection: 'nonsense', document_id: 'x'.repeat(24), locale: 'en' });
  expect((await get('/gone')).statusCode).toBe(404);
  expect((await get('/odd')).statusCode).toBe(404);
});

it('redirects the short links of WordPress, and shows the front page for unknown ones', async () => {
  const { put, get } = await open();
  await put('/?p=12', { target: '/blog/my-post' });
  for (const url of ['/?p=12', '/?page_id=12']) {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, '/blog/my-post']);
  }
  expect((await get('/?p=13')).statusCode).toBe(200);
});
