import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp, type Role } from '../../testing/content-app.ts';
import { write } from '../../testing/write-posts.ts';
import { visitorReader } from '../content/index.ts';
import { searchContent } from './search-content.ts';

let content: ContentApp;

const search = async (q: string, role: Role = 'visitor') =>
  (await content.get(`/api/search?q=${encodeURIComponent(q)}`, role)).body;
const slugs = async (q: string, role: Role = 'visitor') =>
  (await search(q, role)).data.map(({ slug }: { slug: string }) => slug);

beforeAll(async () => {
  content = await openContentApp();
  await write(content, 'blog-posts', {
    title: 'Harbours',
    excerpt: 'Quays & "cranes", 3 < 4',
    body: 'The **lighthouse** keepers were walking <b>home</b>. "Café" culture & more.',
  });
  await write(content, 'blog-posts', { title: 'Lighthouse', body: 'Nothing of note.' });
  await write(content, 'policies', {
    title: 'Ports',
    area: 'domestic',
    body: 'A lighthouse each.',
  });
  await write(content, 'blog-posts', { title: 'Lighthouse draft', body: 'x' }, '?status=draft');
  await write(content, 'blog-posts', {
    title: 'Lighthouse tomorrow',
    body: 'x',
    publishedAt: '2026-06-02T00:00:00.000Z',
  });
  await write(content, 'member-contents', {
    title: 'Lighthouse ledger',
    excerpt: 'What keepers earn',
    body: 'The secretfigure is 42.',
    requiredPlan: 'premium',
  });
});
afterAll(() => content.close());

describe('search', () => {
  it('ranks titles before bodies and matches words, stems and prefixes', async () => {
    const [first, ...others] = await slugs('lighthouse');
    expect(first).toBe('lighthouse');
    expect(others.sort()).toEqual(['harbours', 'lighthouse-ledger', 'ports']);
    expect((await slugs('keeper')).sort()).toEqual(['harbours', 'lighthouse-ledger']);
    expect(await slugs('walk')).toEqual(['harbours']);
    const all = ['harbours', 'lighthouse', 'lighthouse-ledger', 'ports'];
    expect((await slugs('lightho')).sort()).toEqual(all);
    expect((await slugs('lighthouse keepers')).sort()).toEqual(['harbours', 'lighthouse-ledger']);
  });

  it('ranks common words by title, then by date, and stops counting at a thousand', async () => {
    const own = await openContentApp();
    const { db } = own.service.store;
    const entry = (index: number) => ({
      collection: 'blog-posts',
      document_id: `document-${index}`,
      audience: 'public',
      slug: `post-${index}`,
      title: index === 7 ? 'Harbour' : 'Post',
      summary: '',
      body: 'harbour news',
      published_at: new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString(),
    });
    for (let start = 0; start < 1_100; start += 100) {
      const rows = Array.from({ length: 100 }, (_, index) => entry(start + index));
      await db.queries.insertInto('search_entries').values(rows).execute();
    }
    const { body } = await own.get('/api/search?q=harbour&limit=3');
    expect(body.meta.total).toBe(1_000);
    const found = body.data.map(({ slug }: { slug: string }) => slug);
    if (db.kind === 'sqlite') expect(found).toEqual(['post-7', 'post-1099', 'post-1098']);
    else expect(found).toEqual(['post-1099', 'post-1098', 'post-1097']);
    await own.close();
  });

  it('returns paths and escaped excerpts with marked matches', async () => {
    const { data, meta } = await search('cranes');
    expect(meta).toEqual({ total: 1 });
    expect(data[0]).toMatchObject({ path: '/blog/harbours', collection: 'blog-posts' });
    expect(data[0].excerptHtml).toBe('Quays &amp; &quot;<mark>cranes</mark>&quot;, 3 &lt; 4');
  });

  it('filters by category and tag', async () => {
    const own = await openContentApp();
    const economy = await write(own, 'categories', { name: 'Economy' });
    const water = await write(own, 'tags', { name: 'Water' });
    const post = (title: string, more: object) =>
      write(own, 'blog-posts', { title, body: 'lighthouse', ...more });
    const both = await post('Both', { categories: [economy.id], tags: [water.id] });
    await post('Only category', { categories: [economy.id] });
    await post('Only tag', { tags: [water.id] });
    await write(own, 'policies', { title: 'Policy', area: 'domestic', body: 'lighthouse' });
    const found = async (filters: string) => {
      const { status, body } = await own.get(`/api/search?q=lighthouse${filters}`);
      if (status !== 200) return status;
      expect(body.meta.total).toBe(body.data.length);
      return body.data.map(({ slug }: { slug: string }) => slug).sort();
    };
    expect(await found('')).toHaveLength(4);
    expect(await found('&category=economy')).toEqual(['both', 'only-category']);
    expect(await found('&tag=water')).toEqual(['both', 'only-tag']);
    expect(await found('&category=economy&tag=water')).toEqual(['both']);
    expect(await found('&category=water')).toEqual([]);
    expect(await found('&category=%00')).toBe(400);
    // The new category of a draft does not apply to the published post yet.
    await own.send('PUT', `/api/blog-posts/${both.documentId}?status=draft`, {
      data: { categories: [] },
    });
    expect(await found('&category=economy')).toEqual(['both', 'only-category']);
    await own.close();
  });

  it('searches bodies of member content only for members whose plan includes them', async () => {
    expect(await slugs('secretfigure')).toEqual([]);
    expect(await slugs('secretfigure', 'member')).toEqual([]);
    expect(await slugs('secretfigure', 'basic')).toEqual([]);
    expect(await slugs('secretfigure', 'premium')).toEqual(['lighthouse-ledger']);
    expect(await slugs('secretfigure', 'annual')).toEqual(['lighthouse-ledger']);
    expect(await slugs('ledger')).toEqual(['lighthouse-ledger']);
    for (const role of ['visitor', 'member'] as const) {
      const [hit] = (await search('earn', role)).data;
      expect(hit.excerptHtml).toBe('What keepers <mark>earn</mark>');
    }
  });

  it('never finds drafts or scheduled entries', async () => {
    expect(await slugs('draft', 'editor')).toEqual([]);
    expect(await slugs('tomorrow')).toEqual([]);
    content.clock.now = new Date('2026-06-02T00:00:00.000Z');
    expect(await slugs('tomorrow')).toEqual(['lighthouse-tomorrow']);
    content.clock.now = new Date('2026-06-01T12:00:00.000Z');
  });

  it('does not find unpublished or deleted entries', async () => {
    const { documentId } = await write(content, 'blog-posts', { title: 'Ephemeral', body: 'x' });
    expect(await slugs('ephemeral')).toEqual(['ephemeral']);
    await content.send('PUT', `/api/blog-posts/${documentId}`, { data: { publishedAt: null } });
    expect(await slugs('ephemeral')).toEqual([]);
    await content.send('PUT', `/api/blog-posts/${documentId}`, { data: {} });
    expect(await slugs('ephemeral')).toEqual(['ephemeral']);
    await content.send('DELETE', `/api/blog-posts/${documentId}`);
    expect(await slugs('ephemeral')).toEqual([]);
  });

  it.each([
    '',
    '   ',
    '"',
    '*',
    'NEAR(',
    "' or 1=1 --",
    'a OR b',
    '(',
    'a:b',
    '!!',
    '\u0000x',
    '-x',
  ])('treats %j as words', async (q) => {
    expect((await content.get(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
  });

  it('accepts any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (q) => {
        const { data } = await searchContent(content.service, visitorReader, { q, limit: 5 });
        expect(data).toBeInstanceOf(Array);
      }),
      { numRuns: 60 },
    );
  });
});
