import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../testing/content-app.ts';
import { write } from '../../testing/write-posts.ts';

let content: ContentApp;
beforeEach(async () => {
  content = await openContentApp();
});
afterEach(() => content.close());

const policy = (slug: string, more: Record<string, unknown> = {}) =>
  write(content, 'policies', {
    title: `Title of ${slug}`,
    slug,
    area: 'domestic',
    body: 'A lighthouse.',
    ...more,
  });

const change = (documentId: string, data: Record<string, unknown>) =>
  content.send('PUT', `/api/policies/${documentId}`, { data });

/** URLs by slug, from every call that returns them. */
async function addresses() {
  const searched = (await content.get('/api/search?q=lighthouse&limit=50')).body.data;
  const fromSearch = Object.fromEntries(
    searched.map(({ slug, path }: { slug: string; path: string }) => [slug, path]),
  );
  const sitemap = (await content.get('/sitemap.xml')).body as string;
  const listed = [...sitemap.matchAll(/<loc>http:\/\/rostra\.localhost([^<]*)<\/loc>/g)]
    .map(([, path]) => path)
    .filter((path = '') => !['/', '/blog', '/policies'].includes(path))
    .filter((path = '') => !path.includes('/versions'));
  for (const [slug, path] of Object.entries(fromSearch)) {
    const page = await content.get(`/api/policies/by-slug/${slug}`);
    expect(page.body.meta.path).toBe(path);
  }
  expect(listed.sort()).toEqual(Object.values(fromSearch).sort());
  return fromSearch;
}

const leading = async (area: string) =>
  (await content.get(`/api/policies/leading/${area}`)).body.data?.slug;

describe('the URL of a policy', () => {
  it('is that of its area for the leading policy, whatever its slug', async () => {
    const { documentId } = await policy('international', { area: 'international' });
    await policy('tech-manifesto', { area: 'manifesto' });
    await policy('who-we-are', { area: 'about' });
    await change(documentId, { slug: 'promises' });
    expect(await addresses()).toEqual({
      promises: '/policies/international',
      'tech-manifesto': '/tech-manifesto',
      'who-we-are': '/about',
    });
    expect(await leading('international')).toBe('promises');
  });

  it('is none before an area is chosen: such a policy stays a draft', async () => {
    const data = { title: 'Lights', slug: 'lights', body: 'A lighthouse.' };
    expect((await content.send('POST', '/api/policies', { data })).status).toBe(400);
    const draft = await content.send('POST', '/api/policies?status=draft', { data });
    expect(draft.status).toBe(201);
    const { documentId } = draft.body.data;
    const path = `/api/policies/${documentId}?status=published`;
    expect((await content.send('PUT', path, { data: { title: 'More lights' } })).status).toBe(400);
    expect(await addresses()).toEqual({});
    expect(await leading('about')).toBeUndefined();
  });

  it('is /policies/<slug> for other policies, which link to each other', async () => {
    await policy('domestic', { order: 1 });
    await policy('housing');
    await policy('about', { area: 'about' });
    await policy('history', { area: 'about' });
    expect(await addresses()).toEqual({
      domestic: '/policies/domestic',
      housing: '/policies/housing',
      about: '/about',
      history: '/policies/history',
    });
    const first = await content.get('/api/policies/leading/domestic');
    expect(first.body.meta).toEqual({
      path: '/policies/domestic',
      editions: { key: 'domestic', newest: [expect.objectContaining({ number: 1 })] },
      others: [{ title: 'Title of housing', path: '/policies/housing' }],
    });
    const second = await content.get('/api/policies/by-slug/housing');
    expect(second.body.meta.others).toEqual([
      { title: 'Title of domestic', path: '/policies/domestic' },
    ]);
  });

  it('follows the order, then the age, if no slug matches the area', async () => {
    await policy('oldest', { order: 2 });
    content.clock.now = new Date('2026-06-02T12:00:00.000Z');
    await policy('newer', { order: 2 });
    expect(await leading('domestic')).toBe('oldest');
    const { documentId } = await policy('newest', { order: 1 });
    expect(await leading('domestic')).toBe('newest');
    expect((await content.get('/api/policies/leading')).body.data).toHaveLength(1);
    await change(documentId, { publishedAt: null });
    expect(await leading('domestic')).toBe('oldest');
    expect(await addresses()).toEqual({
      oldest: '/policies/domestic',
      newer: '/policies/newer',
    });
  });

  it('ignores unpublished policies', async () => {
    await policy('first');
    await policy('domestic', { publishedAt: '2026-06-03T00:00:00.000Z' });
    await write(
      content,
      'policies',
      { title: 'x', slug: 'draft', area: 'domestic', body: 'x', order: -1 },
      '?status=draft',
    );
    expect(await leading('domestic')).toBe('first');
    content.clock.now = new Date('2026-06-03T00:00:00.000Z');
    expect(await leading('domestic')).toBe('domestic');
  });

  it('cannot be that of another area', async () => {
    const { documentId } = await policy('economic', { area: 'economic' });
    for (const data of [{ area: 'domestic' }, { slug: 'international' }]) {
      const { status, body } = await change(documentId, data);
      expect([status, body.error.details.errors[0].path]).toEqual([400, ['slug']]);
    }
    expect((await change(documentId, { slug: 'money', area: 'domestic' })).status).toBe(200);
  });

  it('redirects former slugs, and is not found for an area without a policy', async () => {
    const { documentId } = await policy('housing');
    await change(documentId, { slug: 'homes' });
    const old = await content.get('/api/policies/by-slug/housing');
    expect([old.status, old.body.error.details.movedTo]).toEqual([404, 'homes']);
    expect((await content.get('/api/policies/leading/economic')).status).toBe(404);
    expect((await content.get('/api/policies/leading/fiscal')).status).toBe(400);
    expect((await content.get('/api/policies/leading')).body.data[0].slug).toBe('homes');
  });
});
