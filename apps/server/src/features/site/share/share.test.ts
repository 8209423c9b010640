// cspell:ignoreRegExp /[\u0600-\u06FF]+/g
import type { AuthResponse } from '@rostra/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { readPageHead } from './read-page-head.ts';

const TITLES: Record<string, string> = {
  '/': 'The Plumbline Assembly',
  '/about': 'Who we are &amp; what we &quot;want&quot;',
  '/long': 'A very long title about everything that matters to us '.repeat(8),
  '/ar/about': 'وعود عامة يجب أن تُقاس وتُحسب كلفتها ويُوفى بها',
  '/nothing-to-see': '&#8203; &#x3164;',
  '/controls': 'One&#7;\u0001two&#xFFFF;',
  '/markup': '&lt;span foreground="red"&gt;x&lt;/span&gt; &amp;#0; 😀 你好',
};

let rendered: string[];
const render = async (request: Request) => {
  const { pathname } = new URL(request.url);
  rendered.push(pathname);
  const title = TITLES[pathname];
  if (!title) return new Response('x', { status: 404, headers: { 'content-type': 'text/html' } });
  const dir = pathname.startsWith('/ar') ? 'rtl' : 'ltr';
  return new Response(
    `<!doctype html><html dir="${dir}"><head><meta property="og:title" content="${title}"></head><body><meta property="og:title" content="x"></body></html>`,
    { headers: { 'content-type': 'text/html' } },
  );
};

let site: AccountsApp;
let owner: AuthResponse;
beforeEach(async () => {
  rendered = [];
  site = await openAccountsApp({
    env: { SITE_LANGUAGES: 'en,ar' },
    web: { render, clientDir: import.meta.dirname },
  });
  owner = await joinAs(site, 'olga', 'owner');
});
afterEach(() => site.close());

const get = (file: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/look/share/1a2b/${file}`, headers });

describe('the picture for links to a page', () => {
  it.each([
    'index.png',
    'about.png',
    'long.png',
    'ar/about.png',
    'markup.png',
    'nothing-to-see.png',
    'controls.png',
  ])('has the size that networks expect: %s', async (file) => {
    const { statusCode, rawPayload, headers } = await get(file);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(80_000);
  });

  it('begins where the language begins, with the colour of the site', async () => {
    const edges = async (file: string) => {
      const { data, info } = await sharp((await get(file)).rawPayload)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)];
      return { left: at(4), right: at(info.width - 5) };
    };
    const paper = [250, 248, 243];
    const evergreen = [15, 76, 69];
    expect(await edges('about.png')).toEqual({ left: evergreen, right: paper });
    expect(await edges('ar/about.png')).toEqual({ left: paper, right: evergreen });
    await site.send(
      'PUT',
      '/api/studio/settings',
      { look: { value: { accent: 'cobalt' }, version: 0 } },
      { token: owner.jwt },
    );
    expect((await edges('about.png')).left).not.toEqual(evergreen);
  });

  it('is made from the page in the cache, without a request that would count', async () => {
    const inject = vi.spyOn(site.app, 'inject');
    await get('about.png');
    await get('about.png');
    expect(inject).toHaveBeenCalledTimes(2);
    expect(rendered).toEqual(['/about']);
  });

  it('is made once, and is known again', async () => {
    const first = await get('about.png');
    const again = await get('about.png', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await get('about.png')).rawPayload.equals(first.rawPayload)).toBe(true);
    const other = await get('index.png');
    expect(other.headers.etag).not.toBe(first.headers.etag);
  });

  it.each([
    'nothing.png',
    'about.jpg',
    'about',
    'api/site.png',
    'look/share/1a2b/about.png',
    'studio.png',
    '../api/site.png',
    '%2e%2e/about.png',
    'about%3Fx=1.png',
    '/elsewhere.example/x.png',
    `${'a'.repeat(300)}.png`,
  ])('is not made for what is no page: %s', async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  });
});

it('titles are read from the head only', () => {
  expect(readPageHead('<html><head></head><body><meta property="og:title" content="x">')).toBe(
    undefined,
  );
  expect(readPageHead('no page')).toBe(undefined);
});
