import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { RenderHost } from './web.ts';

const render = vi.fn(async (request: Request, { language, tag }: RenderHost) => {
  tag('site');
  return new Response(`${language} ${new URL(request.url).pathname}`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
});

let site: TestApp;
const get = (url: string, headers = {}) => site.app.inject({ url, headers });

beforeAll(async () => {
  site = await openTestApp({
    env: { SITE_LANGUAGE: 'en', SITE_LANGUAGES: 'de,fr' },
    web: { render, clientDir: import.meta.dirname },
  });
});
afterAll(() => site.close());

describe('a site in several languages', () => {
  it.each([
    ['/', 'en'],
    ['/about', 'en'],
    ['/fr', 'fr'],
    ['/fr/about', 'fr'],
    ['/fr.data', 'fr'],
    ['/de/about.data', 'de'],
    ['/es/about', 'en'],
    ['/friends', 'en'],
  ])('renders %s in %s', async (url, language) => {
    const response = await get(url);
    expect(response.body).toBe(`${language} ${url}`);
    expect(response.headers['content-language']).toBe(language);
  });

  it.each([
    ['/en', '/'],
    ['/en/blog?page=2', '/blog?page=2'],
    ['/EN/blog/', '/blog'],
    ['/FR/', '/fr'],
    ['/en//evil.test', '/evil.test'],
    ['/en/\\evil.test', '/evil.test'],
    ['/fr//evil.test', '/fr/evil.test'],
  ])('redirects %s to %s', async (url, location) => {
    const response = await get(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });

  it('does not negotiate the language of a cached page', async () => {
    await get('/fr/about');
    const before = render.mock.calls.length;
    const response = await get('/fr/about', { 'accept-language': 'de' });
    expect(response.body).toBe('fr /fr/about');
    expect(render.mock.calls.length).toBe(before);
    expect(String(response.headers.vary ?? '').toLowerCase()).not.toContain('accept-language');
  });

  it('has the API without a prefix', async () => {
    expect((await get('/api/site')).json()).toMatchObject({ languages: ['en', 'de', 'fr'] });
    expect((await get('/fr/api/site')).body).toBe('fr /fr/api/site');
  });

  it('has a sitemap for each language', async () => {
    const french = await get('/fr/sitemap.xml');
    expect(french.body).toContain('<loc>http://rostra.localhost/fr</loc>');
    expect(french.body).toContain('hreflang="en" href="http://rostra.localhost/"');
    expect((await get('/robots.txt')).body).toContain(
      'Sitemap: http://rostra.localhost/fr/sitemap.xml',
    );
  });
});
