import { isReserved } from '@rostra/contract/pages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../testing/content-app.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { write } from '../../testing/write-posts.ts';
import { pages } from './index.ts';

let content: ContentApp;
beforeEach(async () => {
  content = await openContentApp({ languages: ['en', 'de'], collections: [pages] });
});
afterEach(() => content.close());

const page = (slug: string, more: Record<string, unknown> = {}) =>
  write(content, 'pages', { title: `Title of ${slug}`, slug, body: 'A lighthouse.', ...more });

const read = (slug: string, role?: Parameters<ContentApp['get']>[1]) =>
  content.get(`/api/entry-pages/pages/${encodeURIComponent(slug)}`, role);

const attempt = (slug: unknown) =>
  content.send('POST', '/api/pages', { data: { title: 'T', slug, body: 'x' } });

describe('a page', () => {
  it('is read by its nested address, in each language', async () => {
    const { documentId } = await page('about/team', { summary: 'Who we are' });
    await content.send('PUT', `/api/pages/${documentId}?locale=de`, {
      data: { title: 'Team', slug: 'ueber-uns/team', body: 'Ein Leuchtturm.' },
    });
    const { body } = await read('about/team');
    expect(body.data).toMatchObject({
      title: 'Title of about/team',
      summary: 'Who we are',
      isLocked: false,
    });
    expect(body.meta).toEqual({
      path: '/about/team',
      translations: [
        { locale: 'en', path: '/about/team' },
        { locale: 'de', path: '/ueber-uns/team' },
      ],
    });
    const german = await content.get('/api/entry-pages/pages/ueber-uns%2Fteam?locale=de');
    expect(german.body.data.bodyHtml).toContain('Leuchtturm');
  });

  it('drops cached pages, also where nothing was found before', async () => {
    content.invalidated.length = 0;
    await page('about/team');
    expect(content.invalidated).toContain('pages');
    expect(content.invalidated).toContain('pages:about/team');
  });

  it('redirects from its former addresses', async () => {
    const { documentId } = await page('team');
    await content.send('PUT', `/api/pages/${documentId}`, { data: { slug: 'about/team' } });
    expect((await read('team')).body.error.details).toEqual({ movedTo: 'about/team' });
    const redirect = await content.get('/api/redirects/pages/team');
    expect(redirect.body).toEqual({ data: { slug: 'about/team' } });
    await content.send('PUT', `/api/pages/${documentId}`, { data: { slug: 'team' } });
    const back = await content.get('/api/redirects/pages/about%2Fteam');
    expect(back.body).toEqual({ data: { slug: 'team' } });
  });

  it('is found by the search and listed in the sitemap', async () => {
    await page('about/team');
    const { data } = (await content.get('/api/search?q=lighthouse')).body;
    expect(data).toMatchObject([{ collection: 'pages', path: '/about/team' }]);
    expect((await content.get('/sitemap.xml')).body).toContain(
      '<loc>http://rostra.localhost/about/team</loc>',
    );
  });

  it('is linked in the language of the page', async () => {
    const { documentId } = await page('about/team');
    await content.send('PUT', `/api/pages/${documentId}?locale=de`, {
      data: { title: 'Team', slug: 'ueber-uns/team', body: 'Text.' },
    });
    const text = 'See [us](/about/team?x=1#y), [file](/uploads/a.pdf) and [api](/api/docs).';
    const other = await page('links', { body: text });
    await content.send('PUT', `/api/pages/${other.documentId}?locale=de`, {
      data: { title: 'Links', slug: 'links', body: text },
    });
    const { body } = await content.get('/api/entry-pages/pages/links?locale=de');
    expect(body.data.bodyHtml).toContain('href="/de/ueber-uns/team?x=1#y"');
    expect(body.data.bodyHtml).toContain('href="/uploads/a.pdf"');
    expect(body.data.bodyHtml).toContain('href="/api/docs"');
  });
});

describe('a page for members', () => {
  it.each([
    ['everyone', ['visitor', 'member', 'basic', 'premium', 'editor']],
    ['account', ['member', 'basic', 'premium', 'editor']],
    ['any', ['basic', 'premium', 'editor']],
    ['premium', ['premium', 'editor']],
  ] as const)('that needs %s opens for %j', async (access, readers) => {
    await page('plans', { access, summary: 'In short' });
    for (const role of ['visitor', 'member', 'basic', 'premium', 'editor'] as const) {
      const { data } = (await read('plans', role)).body;
      const isOpen = (readers as readonly string[]).includes(role);
      expect([role, data.isLocked, data.bodyHtml !== '', data.summary]).toEqual([
        role,
        !isOpen,
        isOpen,
        'In short',
      ]);
      const [entry] = (await content.get('/api/pages', role)).body.data;
      expect([role, Boolean(entry.body)]).toEqual([role, isOpen]);
      const hits = (await content.get('/api/search?q=lighthouse', role)).body.data;
      expect([role, hits.length]).toEqual([role, isOpen ? 1 : 0]);
    }
  });
});

describe('an address', () => {
  it.each([
    'Team',
    'über-uns',
    '../team',
    'a/../b',
    '/team',
    'team/',
    'a//b',
    'a%2Fb',
    'a\\b',
    'team.html',
    'team?x',
    'a b',
    'a--b',
    '',
    `${'a/'.repeat(95)}a`,
  ])('that is malformed is refused: %s', async (slug) => {
    const { status, body } = await attempt(slug);
    expect(status).toBe(400);
    expect(body.error.details.errors).toMatchObject([{ path: ['slug'] }]);
  });

  it.each([
    'about',
    'blog',
    'blog/post',
    'policies',
    'policies/domestic',
    'policies/housing/more',
    'tech-manifesto',
    'login',
    'dashboard/x',
    'api',
    'api/pages',
    'studio',
    'uploads/x',
    'assets',
    'preview/x/y',
    'de',
    'de/team',
    'votes/x',
  ])('that the site uses is refused with a reason: %s', async (slug) => {
    const { status, body } = await attempt(slug);
    expect(status).toBe(400);
    expect(body.error.details.errors).toMatchObject([
      { path: ['slug'], message: 'slug is an address that the site uses itself' },
    ]);
  });

  it('belongs to one page, whoever is first', async () => {
    const results = await Promise.all(['team', 'team', 'team'].map(attempt));
    const statuses = results.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400 || status === 409)).toHaveLength(2);
  });

  it('made from the title is never one that the site uses', async () => {
    const { body } = await content.send('POST', '/api/pages?status=draft', {
      data: { title: 'Blog', slug: '', body: 'x' },
    });
    const { documentId } = body.data;
    await content.send('PUT', `/api/pages/${documentId}`, { data: { title: 'Blog' } });
    expect((await content.get(`/api/pages/${documentId}`)).body.data.slug).toBe('blog-2');
  });
});

it('no route of the server is at an address that a page could have', async () => {
  const { app, close } = await openTestApp();
  const tree = app.printRoutes({ commonPrefix: false });
  await close();
  const routes = [...tree.matchAll(/^[├└]── (\/\S*)/gm)].map(([, url = '']) => url);
  expect(routes).toEqual(
    expect.arrayContaining(['/healthz', '/api/site', '/e/:documentId/:number']),
  );
  const isOpen = (url: string) => /^\/[a-z0-9-]+(?:\/|$)/.test(url) && !isReserved(url);
  expect(routes.filter(isOpen)).toEqual([]);
});
