import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ghostExport } from '../../../testing/imports/ghost-export.ts';
import { type ImportApp, openImportApp, png, serve } from '../../../testing/imports/import-app.ts';
import { findRedirectTarget } from '../../content/index.ts';
import { ghostSource } from './ghost-source.ts';
import { openGhostExport } from './read-export.ts';

let site: ImportApp;
let old: Awaited<ReturnType<typeof serve>>;
let requests: string[];
beforeEach(async () => {
  site = await openImportApp();
  requests = [];
  const picture = await png();
  old = await serve((request, response) => {
    requests.push(request.url ?? '');
    response.end(picture);
  });
});
afterEach(async () => {
  await site.close();
  await old.close();
});

const open = (content: unknown) => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-ghost-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'export.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return openGhostExport(path);
};
const source = async (content: unknown = ghostExport) =>
  ghostSource(await open(content), { site: old.url });
const changedExport = (change: (data: (typeof ghostExport)['db'][0]['data']) => void) => {
  const copy = structuredClone(ghostExport);
  const [first] = copy.db;
  if (first) change(first.data);
  return copy;
};
const post = async (slug: string, plural = 'blog-posts') =>
  (await site.get(`/api/${plural}?filters[slug]=${slug}&populate=*`, 'annual')).body.data[0];
const redirectOf = async (path: string) => (await findRedirectTarget(site.service, path))?.target;

describe('an import from Ghost', () => {
  it('writes posts with author, tags, pictures, times and search engine texts', async () => {
    const report = await site.run(await source());
    expect(report.counts).toEqual({
      tags: { created: 1 },
      authors: { created: 1 },
      'blog-posts': { created: 4 },
      'member-contents': { created: 2 },
    });
    const found = await post('a-well-tended-commons');
    expect(found).toMatchObject({
      title: 'A well-tended commons',
      excerpt: 'About a river.',
      publishedAt: '2025-01-02T08:00:00.000Z',
      createdAt: '2025-01-01T08:00:00.000Z',
      author: { name: 'Ada Writer', username: 'ada', bio: 'Writes.' },
      tags: [{ name: 'Water' }],
      seo: { metaTitle: 'Commons' },
      featuredImage: { alternativeText: 'River', width: 8 },
    });
    expect(found.body.split('\n\n')).toEqual([
      'See [the other text](/dashboard/content/for-members#part) and [more](/blog?tag=water).',
      `![A river](${found.featuredImage.url} "The river")`,
      '[The report](https://example.org/report)',
      'Long',
      '> 💡 Read _twice_',
      '[A talk](https://www.youtube.com/embed/x)',
    ]);
    // The small version in the text and the original are the same picture.
    expect(requests).toEqual(['/content/images/2025/01/river.png']);
    const page = await site.get('/api/blog-posts/by-slug/a-well-tended-commons');
    expect(page.body.data.bodyHtml).toContain('<figcaption>The river</figcaption>');
    const hits = await site.get('/api/search?q=commons');
    expect(JSON.stringify(hits.body)).toContain('a-well-tended-commons');
  });

  it('keeps drafts, schedules and access rules', async () => {
    await site.run(await source());
    expect(await post('for-members', 'member-contents')).toMatchObject({ requiredPlan: 'any' });
    expect(await post('later')).toBeUndefined();
    site.clock.now = new Date('2027-01-02T00:00:00.000Z');
    expect(await post('later')).toMatchObject({ publishedAt: '2027-01-01T08:00:00.000Z' });
    const draft = '/api/member-contents?status=draft&filters[slug]=a-newsletter';
    expect((await site.get(draft, 'editor')).body.data).toMatchObject([{ requiredPlan: 'annual' }]);
    expect(await post('a-newsletter', 'member-contents')).toBeUndefined();
    expect(await post('a-draft')).toBeUndefined();
  });

  it('lists what was lost, and never stores addresses or passwords of authors', async () => {
    const report = await site.run(await source());
    const of = (title: string) => report.entries.find((entry) => entry.title === title);
    const before = expect.stringMatching(/💡 Read twice$/);
    expect(of('A well-tended commons')?.losses).toEqual([
      { kind: 'embed', detail: 'https://www.youtube.com/embed/x', places: [before] },
      { kind: 'script', detail: 'script', places: [before] },
      { kind: 'field', detail: 'codeinjection_head' },
    ]);
    expect(of('A newsletter')?.losses).toContainEqual({ kind: 'access', detail: 'tiers → annual' });
    expect(of('About')?.conflicts).toEqual([{ kind: 'page', detail: '/about/' }]);
    const rows = await site.service.db.queries.selectFrom('authors').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/example\.org|secret/);
  });

  it('makes old addresses lead to the texts, also after a text was renamed', async () => {
    await site.run(await source());
    expect(await redirectOf('/a-well-tended-commons')).toBe('/blog/a-well-tended-commons');
    expect(await redirectOf('/for-members')).toBe('/dashboard/content/for-members');
    expect(await redirectOf('/tag/water')).toBe('/blog?tag=water');
    for (const path of ['/rss', '/tag/water/rss', '/author/ada/rss']) {
      expect(await redirectOf(path), path).toBe('/feed.xml');
    }
    expect(await redirectOf('/author/ada')).toBe('/blog');
    expect(await redirectOf('/a-draft')).toBeUndefined();
    expect(await redirectOf('/unknown')).toBeUndefined();
    const { documentId } = await post('a-well-tended-commons');
    await site.send('PUT', `/api/blog-posts/${documentId}`, { data: { slug: 'renamed' } });
    expect(await redirectOf('/a-well-tended-commons')).toBe('/blog/renamed');
  });

  it('writes nothing when it is repeated, and only what has changed later', async () => {
    await site.run(await source());
    const versions = () =>
      site.service.db.queries.selectFrom('content_versions').select('id').execute();
    const before = await versions();
    expect((await site.run(await source())).counts).toMatchObject({
      'blog-posts': { unchanged: 4 },
      'member-contents': { unchanged: 2 },
      tags: { unchanged: 1 },
    });
    expect(await versions()).toEqual(before);
    expect(requests).toHaveLength(1);
    const changed = changedExport(({ posts }) => {
      for (const item of posts) if (item.id === 'p1') item.title = 'Another title';
    });
    const report = await site.run(await source(changed));
    expect(report.counts['blog-posts']).toEqual({ updated: 1, unchanged: 3 });
    expect(await post('a-well-tended-commons')).toMatchObject({ title: 'Another title' });
  });

  it('never overwrites what an editor has changed or deleted', async () => {
    await site.run(await source());
    const mine = await post('a-well-tended-commons');
    await site.send('PUT', `/api/blog-posts/${mine.documentId}`, { data: { title: 'Mine' } });
    const about = await post('about');
    await site.send('DELETE', `/api/blog-posts/${about.documentId}`);
    const changed = changedExport(({ posts }) => {
      for (const item of posts) item.title = `${item.title}!`;
    });
    const report = await site.run(await source(changed));
    expect(report.counts['blog-posts']).toEqual({ skipped: 2, updated: 2 });
    expect(await post('a-well-tended-commons')).toMatchObject({ title: 'Mine' });
    expect(await post('about')).toBeUndefined();
  });

  it('reports in a dry run what the import does, and writes nothing', async () => {
    await site.send('POST', '/api/tags', { data: { name: 'Rivers', slug: 'water' } });
    const body = { title: 'Taken', slug: 'later', body: 'x' };
    await site.send('POST', '/api/blog-posts', { data: body });
    const dry = await site.run(await source(), { isDryRun: true });
    expect(requests).toEqual([]);
    expect(await site.service.db.queries.selectFrom('redirects').selectAll().execute()).toEqual([]);
    expect(await post('a-well-tended-commons')).toBeUndefined();
    const real = await site.run(await source());
    expect(dry.counts).toEqual(real.counts);
    expect([dry.images, dry.redirects]).toEqual([real.images, real.redirects]);
    const conflictsOf = ({ entries }: typeof dry) =>
      entries.flatMap(({ conflicts }) => conflicts.map(({ kind }) => kind));
    expect(conflictsOf(dry)).toEqual(conflictsOf(real));
    expect(conflictsOf(real)).toEqual(['linked', 'slug', 'page']);
    expect((await post('a-well-tended-commons')).tags).toMatchObject([{ name: 'Rivers' }]);
  });

  it('can be undone: what existed before and what was edited since stays', async () => {
    await site.send('POST', '/api/tags', { data: { name: 'Rivers', slug: 'water' } });
    await site.run(await source());
    const mine = await post('for-members', 'member-contents');
    await site.send('PUT', `/api/member-contents/${mine.documentId}`, { data: { title: 'Mine' } });
    expect(await site.undo('ghost')).toEqual({ removed: 5, kept: 2, files: 1, redirects: 11 });
    expect((await site.get('/api/blog-posts')).body.data).toEqual([]);
    expect((await site.get('/api/tags')).body.data).toMatchObject([{ name: 'Rivers' }]);
    // The author of the edited text is still needed.
    expect((await site.get('/api/authors')).body.data).toMatchObject([{ name: 'Ada Writer' }]);
    const { queries } = site.service.db;
    for (const table of ['imported_entries', 'imported_files', 'redirects', 'files'] as const) {
      expect(await queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect((await site.run(await source())).counts['blog-posts']).toEqual({ created: 4 });
  });

  it('continues after an interruption', async () => {
    const { documents, ...rest } = await source();
    const interrupted = {
      ...rest,
      documents: async function* () {
        let count = 0;
        for await (const document of documents()) {
          if (count === 3) throw new Error('the power is out');
          count += 1;
          yield document;
        }
      },
    };
    await expect(site.run(interrupted)).rejects.toThrow('the power is out');
    const { counts } = await site.run(await source());
    expect(counts).toMatchObject({
      tags: { unchanged: 1 },
      authors: { unchanged: 1 },
      'blog-posts': { unchanged: 1, created: 3 },
    });
  });

  it('writes each document once if two imports run at the same time', async () => {
    const reports = await Promise.all([site.run(await source()), site.run(await source())]);
    const created = reports.map(({ counts }) => counts['blog-posts']?.created ?? 0);
    expect(created.reduce((sum, count) => sum + count, 0)).toBe(4);
    const drafts = await site.get('/api/blog-posts?status=draft', 'editor');
    expect(drafts.body.data).toHaveLength(4);
  });

  it('turns a picture that cannot be copied into a link', async () => {
    const content = changedExport(({ posts_meta: [meta] }) =>
      Object.assign(meta ?? {}, { feature_image_caption: 'Seen from the <em>bridge</em>' }),
    );
    const report = await site.run(ghostSource(await open(content)));
    const found = await post('a-well-tended-commons');
    expect(found.featuredImage).toBeNull();
    expect(found.body).toContain('[A river](/content/images/2025/01/river.png) (The river)');
    const entry = report.entries.find(({ title }) => title === 'A well-tended commons');
    expect(entry?.losses).toContainEqual({
      kind: 'image',
      detail: '/content/images/2025/01/river.png: is not a web address',
      places: ['…and [more](/blog?tag=water).'],
    });
    expect(entry?.losses).toContainEqual({
      kind: 'field',
      detail: 'caption: Seen from the bridge',
    });
  });
});

describe('what Ghost has and this site has not', () => {
  const one = (post: object, tables: object = {}) => ({
    data: {
      posts: [
        { id: 'p', title: 'One', slug: 'one', status: 'published', published_at: 1e12, ...post },
      ],
      ...tables,
    },
  });
  const lossesOf = async (content: unknown, collection: string) => {
    const { entries } = await site.run(await source(content), { isDryRun: true });
    return entries.find((entry) => entry.collection === collection)?.losses;
  };

  it('is listed with its text, for posts, authors and tags', async () => {
    const content = one(
      {
        html: '<p>a</p>',
        canonical_url: 'https://a.example/x',
        feature_image: '/content/images/a.png',
        featured: 1,
      },
      {
        posts_meta: [
          {
            post_id: 'p',
            feature_image_caption: 'By <a href="https://b.example">Bea</a>',
            og_title: 'Seen elsewhere',
            twitter_image: '__GHOST_URL__/t.png',
          },
        ],
        tags: [{ id: 't', name: 'Water', slug: 'water', meta_title: 'All about water' }],
        users: [
          { id: 'u', name: 'Ada', slug: 'ada', website: 'https://ada.example' },
          { id: 'v', name: 'Bob', slug: 'bob' },
        ],
        posts_authors: [
          { post_id: 'p', author_id: 'u', sort_order: 0 },
          { post_id: 'p', author_id: 'v', sort_order: 1 },
        ],
      },
    );
    expect(await lossesOf(content, 'blog-posts')).toEqual([
      { kind: 'field', detail: 'canonical_url: “https://a.example/x”' },
      { kind: 'field', detail: 'og_title: “Seen elsewhere”' },
      { kind: 'field', detail: `twitter_image: “${old.url}/t.png”` },
      { kind: 'field', detail: 'featured' },
      { kind: 'relation', detail: 'more authors: Bob' },
      { kind: 'link', detail: 'https://b.example, in the caption of the first picture' },
    ]);
    expect(await lossesOf(content, 'tags')).toEqual([
      { kind: 'field', detail: 'meta_title: “All about water”' },
    ]);
    expect(await lossesOf(content, 'authors')).toEqual([
      { kind: 'field', detail: 'website: “https://ada.example”' },
    ]);
  });

  it('is listed for the free beginning of a text for members, and its tags', async () => {
    const html = '<p>The start.</p><!--members-only--><p>The rest.</p>';
    const content = one(
      { html, visibility: 'paid' },
      {
        tags: [{ id: 't', name: 'Water', slug: 'water' }],
        posts_tags: [{ post_id: 'p', tag_id: 't' }],
      },
    );
    expect(await lossesOf(content, 'member-contents')).toEqual([
      { kind: 'access', detail: 'everyone could read the text up to here', places: ['The start.'] },
      { kind: 'relation', detail: 'tags: Water' },
    ]);
    expect(await lossesOf(one({ html }), 'blog-posts')).toBeUndefined();
  });

  it.each([
    ['with the address of the old site', true],
    ['without it', false],
  ])('never leaves the placeholder for its address in texts, %s', async (_, hasSite) => {
    const html =
      '<p>At __GHOST_URL__ and <a href="__GHOST_URL__">home</a></p><video src="__GHOST_URL__/content/media/a.mp4"></video>';
    const content = await open(one({ html, custom_excerpt: 'See __GHOST_URL__/x/' }));
    await site.run(ghostSource(content, hasSite ? { site: old.url } : {}));
    const { body, excerpt } = await post('one');
    const root = hasSite ? old.url : '';
    expect(body.replaceAll('\\', '')).toContain(`At ${root || '/'} and [home](/)`);
    expect(body).toContain(`${root}/content/media/a.mp4`);
    expect(excerpt).toBe(`See ${root}/x/`);
  });
});

describe('a broken export', () => {
  it.each([
    ['no posts', { db: [{ data: {} }] }],
    ['a list', []],
    ['nothing', null],
    ['not a byte', ''],
  ])('with %s is refused', async (_, content) => {
    await expect(open(content)).rejects.toThrow('not an export of Ghost');
  });

  it.each([
    ['text', 'posts'],
    ['half of an export', JSON.stringify(ghostExport).slice(0, -100)],
    ['two exports', JSON.stringify(ghostExport).repeat(2)],
  ])('with %s is refused', async (_, content) => {
    await expect(open(content)).rejects.toThrow('is not valid JSON');
  });

  it('imports the posts that can be read', async () => {
    const deep = `${'<div><blockquote>'.repeat(20_000)}x`;
    const posts = [
      { id: 1, title: 'Deep', slug: 'deep', html: deep, status: 'published', published_at: 1e12 },
      { id: 2, title: 'Long', slug: 'long', html: 'x'.repeat(2_000_001), status: 'published' },
      {
        id: 3,
        title: 'x'.repeat(400),
        slug: 'Ü b_e.r',
        html: '<p>ok</p>',
        status: 'published',
        published_at: 1e12,
      },
      { id: 4, title: 'Empty', slug: 'empty', html: '', status: 'published', published_at: 1e12 },
      'nonsense',
    ];
    const report = await site.run(await source({ data: { posts, tags: 'none' } }));
    expect(report.counts['blog-posts']).toEqual({ failed: 2, created: 2 });
    expect(report.entries.map(({ failure }) => failure)).toEqual([
      'the text is nested too deeply',
      'the text is too long',
      undefined,
      undefined,
    ]);
    expect((await post('u-b-e-r')).title).toHaveLength(255);
  });
});
