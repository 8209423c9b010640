import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSite } from '@rostra/contract';
import { createClient } from '@rostra/contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../adapters/logger.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { RenderHost, Web } from './web.ts';

let test: TestApp;
afterEach(() => test.close());

const INLINE = 'window.started = true';

function clientFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'rostra-client-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'assets/app-1a2b.js'), 'export {}');
  writeFileSync(join(dir, 'assets/app-1a2b.js.br'), 'packed');
  writeFileSync(join(dir, 'assets/sans-1a2b.woff2'), 'font');
  writeFileSync(join(dir, 'robots-like.txt'), 'hello');
  return dir;
}

/** A web app with one page that behaves like the real one: marks scripts, tags pages, calls the API. */
function webThat(respond: (request: Request, host: RenderHost) => Promise<Response> | Response) {
  const render = vi.fn(async (request: Request, host: RenderHost) => respond(request, host));
  const web: Web = { render, clientDir: clientFolder() };
  return { web, render };
}

const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init });

const hello = (_request: Request, { nonce }: RenderHost) =>
  html(`<html><script nonce="${nonce}">${INLINE}</script>${'hello '.repeat(300)}</html>`);

it('sends a page that a CDN may cache, with the hash of its script in the CSP', async () => {
  const { web } = webThat(hello);
  test = await openTestApp({ web });
  const response = await test.app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  const hash = createHash('sha256').update(INLINE).digest('base64');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=/);
  expect(response.headers['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${hash}';`,
  );
  expect(response.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(response.headers['x-request-id']).toBeTruthy();
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  const plain = await test.app.inject({ url: '/' });
  expect(plain.body).toContain(`<script>${INLINE}</script>`);
});

it('lets pages load analytics only if an id is configured', async () => {
  const { web } = webThat(hello);
  test = await openTestApp({ web });
  const policyOf = async () =>
    String((await test.app.inject({ url: '/' })).headers['content-security-policy']);
  expect(await policyOf()).not.toContain('google');
  await test.close();
  test = await openTestApp({ web, env: { ANALYTICS_ID: 'G-ABC' } });
  expect(await policyOf()).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
});

it.each([
  '/reset-password?code=x',
  '/fr/reset-password',
  '/setup?key=x',
  '/preview?key=x',
  '/confirm-address',
  '/keep-account',
])('never lets %s load analytics, because its URL is a secret', async (url) => {
  const { web } = webThat(hello);
  test = await openTestApp({ web, env: { ANALYTICS_ID: 'G-ABC', SITE_LANGUAGES: 'en,fr' } });
  const { headers } = await test.app.inject({ url });
  expect(headers['content-security-policy']).toContain('default-src');
  expect(headers['content-security-policy']).not.toContain('google');
});

it('responds to a conditional request with 304', async () => {
  const { web, render } = webThat(hello);
  test = await openTestApp({ web });
  const first = await test.app.inject({ url: '/about' });
  const again = await test.app.inject({
    url: '/about',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(render).toHaveBeenCalledTimes(1);
});

it('renders once for many concurrent requests for a cold page', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { web, render } = webThat(() => promise);
  test = await openTestApp({ web });
  const sent = Array.from({ length: 20 }, () => test.app.inject({ url: '/blog' }));
  await expect.poll(() => render).toHaveBeenCalled();
  resolve(html('once'));
  const responses = await Promise.all(sent);
  expect(responses.map(({ body }) => body)).toEqual(Array(20).fill('once'));
  expect(render).toHaveBeenCalledTimes(1);
});

it('passes no visitor data to a render', async () => {
  const { web, render } = webThat(hello);
  test = await openTestApp({ web });
  await test.app.inject({
    url: '/',
    headers: { cookie: 'a=b', authorization: 'Bearer x.y.z', host: 'evil.test', 'x-a': 'b' },
  });
  const request = render.mock.calls[0]?.[0];
  expect([...(request?.headers ?? [])]).toEqual([]);
  expect(request?.url).toBe('http://rostra.localhost/');
});

it('does not cache private responses, errors and not-found pages', async () => {
  const { web, render } = webThat((request) => {
    const path = new URL(request.url).pathname;
    if (path === '/dashboard')
      return html('p', {
        headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store' },
      });
    return html('gone', { status: path === '/broken' ? 500 : 404 });
  });
  test = await openTestApp({ web });
  for (const [url, status, cacheControl] of [
    ['/dashboard', 200, 'private, no-store'],
    ['/lost', 404, 'no-store'],
    ['/broken', 500, 'no-store'],
  ] as const) {
    await test.app.inject({ url });
    const response = await test.app.inject({ url });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      status,
      cacheControl,
    ]);
  }
  expect(render).toHaveBeenCalledTimes(6);
});

it('sends Retry-After while content is unavailable', async () => {
  const { web } = webThat((request) =>
    html('later', { status: new URL(request.url).pathname === '/' ? 503 : 404 }),
  );
  test = await openTestApp({ web });
  expect((await test.app.inject('/')).headers['retry-after']).toBe('30');
  expect((await test.app.inject('/lost')).headers['retry-after']).toBeUndefined();
});

it('tells a data request which cached document to load if the data cannot be loaded', async () => {
  const documents = new Map<string, string | undefined>();
  const { web } = webThat(({ url }, { cachedDocument }) => {
    const { pathname, search } = new URL(url);
    documents.set(pathname + search, cachedDocument);
    return html('page', { status: pathname.endsWith('.data') ? 503 : 200 });
  });
  test = await openTestApp({ web });
  for (const url of [
    '/blog?page=2',
    '/blog.data?page=2&utm_source=x&_routes=a',
    '/blog.data?page=3&_routes=a',
    '/_.data?_routes=a',
    '/about.data',
  ]) {
    await test.app.inject(url);
  }
  expect([...documents]).toEqual([
    ['/blog?page=2', undefined],
    ['/blog.data?page=2&utm_source=x&_routes=a', '/blog?page=2'],
    ['/blog.data?page=3&_routes=a', undefined],
    ['/_.data?_routes=a', undefined],
    ['/about.data', undefined],
  ]);
});

it('logs what a render reports, without the query', async () => {
  const lines: string[] = [];
  const logger = createLogger('error', { write: (line: string) => lines.push(line) });
  const { web } = webThat((_request, { report }) => {
    report(new Error('loader broke'));
    return html('sorry', { status: 500 });
  });
  test = await openTestApp({ web, logger });
  await test.app.inject({ url: '/blog?q=private' });
  expect(lines.join('')).toContain('loader broke');
  expect(lines.join('')).not.toContain('private');
});

it('lets a render call the API in process', async () => {
  const { web } = webThat(async (_request, { fetch }) => {
    const client = createClient({ baseUrl: 'http://rostra.localhost', fetch });
    return html((await client(getSite)).contactEmail);
  });
  test = await openTestApp({ web, env: { CONTACT_EMAIL: 'desk@example.org' } });
  expect((await test.app.inject({ url: '/' })).body).toBe('desk@example.org');
});

it('serves hashed files as immutable and compressed, others for a short time', async () => {
  test = await openTestApp({ web: webThat(hello).web });
  const asset = await test.app.inject({
    url: '/assets/app-1a2b.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(asset.headers['content-encoding']).toBe('br');
  const other = await test.app.inject({ url: '/robots-like.txt' });
  expect(other.headers['cache-control']).toBe('public, max-age=3600');
  expect((await test.app.inject({ url: '/assets/app-1a2b.js.br' })).body).not.toBe('packed');
});

it('allows other origins to read fonts only', async () => {
  test = await openTestApp({ web: webThat(hello).web });
  const originOf = async (url: string) =>
    (await test.app.inject({ url })).headers['access-control-allow-origin'];
  expect(await originOf('/assets/sans-1a2b.woff2')).toBe('*');
  for (const url of ['/assets/app-1a2b.js', '/robots-like.txt', '/']) {
    expect(await originOf(url)).toBeUndefined();
  }
});

it('redirects to the canonical URL, never to another site', async () => {
  test = await openTestApp({ web: webThat(hello).web });
  const response = await test.app.inject({ url: '/reset-password/?code=abc' });
  expect([response.statusCode, response.headers.location]).toEqual([
    308,
    '/reset-password?code=abc',
  ]);
  const base = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(base);
  for (const [path, location] of [
    ['//evil.test', '/evil.test'],
    ['//[', '/['],
    ['///evil.test//', '/evil.test'],
    ['/\\evil', '/evil'],
    ['/\\Evil/', '/evil'],
    ['/x/../\\evil', '/evil'],
  ] as const) {
    const { statusCode, headers } = await rawGet(Number(port), path);
    expect([statusCode, headers.location], path).toEqual([308, location]);
  }
});

it('renders any path for the host of this site only', async () => {
  const { web, render } = webThat(hello);
  test = await openTestApp({ web });
  const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  for (const path of ['/\\evil.test/x', '/@evil.test', '/about#x']) {
    await rawGet(Number(port), path);
  }
  expect(new Set(render.mock.calls.map(([{ url }]) => new URL(url).host))).toEqual(
    new Set(['rostra.localhost']),
  );
});

it('keeps a search out of every cache', async () => {
  const { web, render } = webThat(hello);
  test = await openTestApp({ web });
  await test.app.inject({ url: '/blog?q=tax' });
  const response = await test.app.inject({ url: '/blog?q=tax' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(render).toHaveBeenCalledTimes(2);
});

it('limits the renders of an address, but not cached pages', async () => {
  test = await openTestApp({ web: webThat(() => html('gone', { status: 404 })).web });
  const responses = [];
  for (let i = 0; i <= 600; i += 1) responses.push(await test.app.inject({ url: `/lost-${i}` }));
  expect(responses.at(-2)?.statusCode).toBe(404);
  expect(responses.at(-1)?.statusCode).toBe(429);
});

it('limits searches, which are never cached, more than other pages', async () => {
  test = await openTestApp({ web: webThat(hello).web });
  const statuses = [];
  for (let i = 0; i <= 60; i += 1) {
    statuses.push((await test.app.inject({ url: `/blog?q=t${','.repeat(i)}` })).statusCode);
  }
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  expect((await test.app.inject({ url: '/blog' })).statusCode).toBe(200);
});

it('keeps the query in a redirect to the canonical path', async () => {
  const { web, render } = webThat(hello);
  test = await openTestApp({ web });
  const response = await test.app.inject({ url: '/Blog?page=2' });
  expect([response.statusCode, response.headers.location]).toEqual([308, '/blog?page=2']);
  expect(render).not.toHaveBeenCalled();
  const file = await test.app.inject({ url: '/assets/App-1A2b.js' });
  expect(file.headers.location).toBeUndefined();
});

it('renders and caches every spelling of a path as one page', async () => {
  const { web, render } = webThat(hello);
  test = await openTestApp({ web });
  const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  for (const path of ['/x/../blog', '/%62log', '/%42log', '/x/%2e%2e/blog']) {
    const { statusCode, headers } = await rawGet(Number(port), path);
    expect([statusCode, headers.location], path).toEqual([308, '/blog']);
  }
  expect(render).not.toHaveBeenCalled();
});

it('treats a malformed URL as unknown', async () => {
  const { web, render } = webThat(() => html('lost', { status: 404 }));
  test = await openTestApp({ web });
  for (const url of ['/blog/%E0%A4%A', '/%', '/blog/%zz?page=%', `/blog/${'a'.repeat(300)}`]) {
    const response = await test.app.inject({ url });
    expect([url, response.statusCode, response.body]).toEqual([url, 404, 'lost']);
    expect(response.headers['x-request-id']).toBeTruthy();
  }
  expect(render).toHaveBeenCalledTimes(4);
});

it.each([
  ['GET', '/api/blog-posts/%E0%A4%A'],
  ['GET', '/api/%'],
  ['GET', `/api/blog-posts/${'a'.repeat(300)}`],
  ['PUT', '/api/%'],
  ['POST', '/%'],
] as const)('responds to an unreadable call as to an unknown one: %s %s', async (method, url) => {
  test = await openTestApp({ web: webThat(hello).web });
  const response = await test.app.inject({ method, url });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ data: null, error: { status: 404, code: 'not_found' } });
});

it('responds to other methods with the envelope', async () => {
  test = await openTestApp({ web: webThat(hello).web });
  const response = await test.app.inject({ method: 'POST', url: '/about' });
  expect(response.json()).toMatchObject({ data: null, error: { status: 404, code: 'not_found' } });
});

/** `fetch` would normalise the URL. */
function rawGet(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });
}

it('responds from the cache over a socket exactly as through the routes', async () => {
  const { web, render } = webThat(hello);
  test = await openTestApp({ web });
  const base = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const cold = await fetch(`${base}/about`);
  const warm = await fetch(`${base}/about`);
  expect(render).toHaveBeenCalledTimes(1);
  expect(await warm.text()).toBe(await cold.text());
  const without = (headers: Headers) =>
    [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  expect(without(warm.headers)).toEqual(without(cold.headers));
  expect(warm.headers.get('x-request-id')).not.toBe(cold.headers.get('x-request-id'));
  const head = await fetch(`${base}/about`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
