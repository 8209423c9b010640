import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRunner } from '../../plugins/background/index.ts';
import { type ImportApp, openImportApp } from '../../testing/imports/import-app.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { openStrapiServer, type StrapiServer, TOKEN } from '../../testing/strapi/strapi-server.ts';
import { DAY, MINUTE } from '../../testing/test-clock.ts';
import type { MirrorContext } from './mirror-context.ts';
import { performPass } from './pass/perform-pass.ts';
import { listHeldBack } from './removal/held-back.repo.ts';
import { findMirrorState } from './status/state.repo.ts';
import { createStrapiClient } from './strapi/strapi-client.ts';
import { mirrorWorker } from './worker/mirror-worker.ts';

let site: ImportApp;
let strapi: StrapiServer;
let log: ReturnType<typeof memoryLog>;
beforeEach(async () => {
  site = await openImportApp();
  strapi = await openStrapiServer();
  log = memoryLog();
});
afterEach(async () => {
  await site.close();
  await strapi.close();
});

const context = (): MirrorContext => ({
  // Only addresses on the public internet, except for the Strapi itself.
  imports: { content: site.service, media: site.context.media },
  client: createStrapiClient({ url: strapi.url, token: TOKEN }),
  locale: 'en',
  logger: log.logger,
  now: () => site.clock.now,
});
const pass = () => performPass(context());
const read = async (slug: string, plural = 'blog-posts') =>
  (await site.get(`/api/${plural}?filters[slug]=${slug}&populate=*`, 'annual')).body.data[0];
const wait = (milliseconds: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + milliseconds);
};
const versions = async () =>
  (await site.service.db.queries.selectFrom('content_versions').select('id').execute()).length;
const state = async () => findMirrorState(site.service.db.queries);
const heldBack = () => listHeldBack(site.service.db.queries, 'en');
const remarks = () => site.service.db.queries.selectFrom('mirror_remarks').selectAll().execute();

const image = (values: object = {}) => ({
  id: 7,
  documentId: 'f00000000000000000000001',
  url: '/uploads/river.png',
  alternativeText: 'A river',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...values,
});

/** One entry of each type. */
function fill() {
  const author = strapi.add('authors', { name: 'Ada', username: 'ada', avatar: image() });
  const category = strapi.add('categories', { name: 'Water', slug: 'water', seo: null });
  const tag = strapi.add('tags', { name: 'Rivers', slug: 'rivers' });
  const policy = strapi.add('policies', {
    title: 'Clean rivers',
    slug: 'clean-rivers',
    area: 'economic',
    body: 'Text',
    keyPoints: ['One', 'Two'],
    order: 2,
  });
  const post = strapi.add('blog-posts', {
    title: 'A river',
    slug: 'a-river',
    excerpt: 'Short.',
    body: 'Look: ![It](/uploads/river.png) and [the report](/uploads/report.pdf).',
    author,
    categories: [category],
    tags: [tag],
    featuredImage: image(),
    seo: { metaTitle: 'River', metaDescription: null },
    publishedAt: '2026-01-05T09:00:00.000Z',
  });
  const text = strapi.add('member-contents', {
    title: 'For members',
    slug: 'for-members',
    body: 'Inside',
    requiredPlan: 'premium',
    author,
    category,
    attachments: [],
  });
  return { author, category, tag, policy, post, text };
}

describe.each([5, 4] as const)('the mirror of a Strapi %i', (version) => {
  beforeEach(() => {
    strapi.version = version;
  });

  it('copies each type with relations, pictures and times', async () => {
    fill();
    await pass();
    const post = await read('a-river');
    expect(post).toMatchObject({
      title: 'A river',
      excerpt: 'Short.',
      publishedAt: '2026-01-05T09:00:00.000Z',
      author: { name: 'Ada', username: 'ada' },
      categories: [{ slug: 'water' }],
      tags: [{ slug: 'rivers' }],
      featuredImage: { alternativeText: 'A river', width: 8 },
      seo: { metaTitle: 'River' },
    });
    expect(post.body).toMatch(/^Look: !\[It\]\(\/uploads\/river_\w+\.\w+\) and \[the report\]/);
    expect(post.body).toContain(`(${strapi.url}/uploads/report.pdf)`);
    expect(await read('clean-rivers', 'policies')).toMatchObject({
      area: 'economic',
      keyPoints: ['One', 'Two'],
      order: 2,
    });
    expect(await read('for-members', 'member-contents')).toMatchObject({
      requiredPlan: 'premium',
      category: { slug: 'water' },
      author: { username: 'ada' },
    });
    const hits = await site.get('/api/search?q=river');
    expect(JSON.stringify(hits.body)).toContain('a-river');
    expect(await state()).toMatchObject({ copied_at: site.clock.now.toISOString(), error: null });
  });

  it('writes nothing if nothing has changed', async () => {
    fill();
    await pass();
    const before = await versions();
    wait(5 * MINUTE);
    strapi.requests.length = 0;
    await pass();
    // One list of each type, one of the drafts of each type that has any, and nothing else.
    expect(strapi.requests).toHaveLength(9);
    wait(DAY);
    await pass();
    expect(await versions()).toBe(before);
  });

  it('updates an entry, keeps the time of its first publication, and redirects its old slug', async () => {
    const { post } = fill();
    await pass();
    strapi.change('blog-posts', post.documentId, { title: 'Two rivers', slug: 'two-rivers' });
    wait(5 * MINUTE);
    await pass();
    expect(await read('two-rivers')).toMatchObject({
      title: 'Two rivers',
      publishedAt: '2026-01-05T09:00:00.000Z',
    });
    expect(await read('a-river')).toBeUndefined();
    const old = await site.get('/api/blog-posts/by-slug/a-river');
    expect(JSON.stringify(old.body)).toContain('two-rivers');
  });

  it('unpublishes what is gone, and publishes it again with its first time', async () => {
    const { post } = fill();
    await pass();
    strapi.remove('blog-posts', post.documentId);
    wait(5 * MINUTE);
    await pass();
    expect(await read('a-river')).toBeUndefined();
    strapi.add('blog-posts', { ...post, publishedAt: '2026-01-09T09:00:00.000Z' });
    wait(5 * MINUTE);
    await pass();
    expect(await read('a-river')).toMatchObject({ publishedAt: '2026-01-05T09:00:00.000Z' });
  });
});

describe('the mirror', () => {
  it('notices a replaced picture at night', async () => {
    const { post } = fill();
    await pass();
    const before = (await read('a-river')).featuredImage.id;
    const changed = image({ updatedAt: '2026-02-01T00:00:00.000Z', alternativeText: 'The Severn' });
    Object.assign(post, { featuredImage: changed });
    wait(5 * MINUTE);
    await pass();
    expect((await read('a-river')).featuredImage.id).toBe(before);
    wait(DAY);
    await pass();
    expect((await read('a-river')).featuredImage).toMatchObject({ alternativeText: 'The Severn' });
  });

  it('reads small pages if the site allows no larger ones', async () => {
    strapi.maxPageSize = 2;
    for (let index = 0; index < 5; index += 1) {
      strapi.add('tags', { name: `Tag ${index}`, slug: `tag-${index}` });
    }
    await pass();
    expect((await site.get('/api/tags')).body.meta.pagination.total).toBe(5);
  });

  it('converts the blocks editor and HTML', async () => {
    strapi.add('blog-posts', {
      title: 'Blocks',
      slug: 'blocks',
      body: [
        { type: 'heading', level: 2, children: [{ type: 'text', text: 'Why' }] },
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Not *bold* ' },
            { type: 'text', text: 'but this is ', bold: true },
            { type: 'link', url: '/about', children: [{ type: 'text', text: 'a link' }] },
          ],
        },
      ],
    });
    strapi.add('blog-posts', {
      title: 'HTML',
      slug: 'html',
      body: '<p>One <strong>word</strong></p><p><img src="/uploads/river.png" alt="It"></p>',
    });
    await pass();
    expect((await read('blocks')).body).toBe(
      '## Why\n\nNot \\*bold\\* **but this is** [a link](/about)',
    );
    expect((await read('html')).body).toMatch(/^One \*\*word\*\*\n\n!\[It\]\(\/uploads\/river_/);
  });

  it('leaves everything as it is if far too much is gone at once', async () => {
    for (let index = 0; index < 10; index += 1) {
      strapi.add('blog-posts', { title: `Post ${index}`, slug: `post-${index}`, body: 'x' });
    }
    await pass();
    strapi.entries['blog-posts'] = [];
    wait(5 * MINUTE);
    await pass();
    expect((await site.get('/api/blog-posts')).body.meta.pagination.total).toBe(10);
    expect(await heldBack()).toHaveLength(10);
    expect(log.lines.some(({ heldBack }) => heldBack === 10)).toBe(true);
  });

  it('forgets what was held back once it is there again', async () => {
    for (let index = 0; index < 10; index += 1) {
      strapi.add('blog-posts', { title: `Post ${index}`, slug: `post-${index}`, body: 'x' });
    }
    await pass();
    const entries = strapi.entries['blog-posts'] ?? [];
    strapi.entries['blog-posts'] = [];
    wait(5 * MINUTE);
    await pass();
    expect(await heldBack()).toHaveLength(10);
    strapi.entries['blog-posts'] = entries;
    wait(5 * MINUTE);
    await pass();
    expect(await heldBack()).toEqual([]);
  });

  it('keeps what it has if Strapi is down or has lost a type', async () => {
    fill();
    await pass();
    strapi.isDown = true;
    wait(DAY);
    await expect(pass()).rejects.toThrow('authors: 503');
    expect(await read('a-river')).toBeDefined();
    expect(await state()).toMatchObject({ error: 'authors: 503' });
    strapi.isDown = false;
    strapi.missing = ['blog-posts'];
    await pass();
    expect(await read('a-river')).toBeDefined();
    expect(await state()).toMatchObject({ error: null });
  });

  it('gives a text with an unknown plan to the highest plan only', async () => {
    strapi.add('member-contents', {
      ...{ title: 'Gold', slug: 'gold', body: 'x', requiredPlan: 'gold' },
      attachments: [],
    });
    await pass();
    expect(await read('gold', 'member-contents')).toMatchObject({ requiredPlan: 'annual' });
    const [remark] = await remarks();
    expect(JSON.parse(remark?.remarks ?? '')).toMatchObject({
      losses: [{ kind: 'access', detail: 'gold → annual' }],
    });
  });

  it('copies attachments as private files', async () => {
    strapi.putFile('/uploads/list.csv', 'a,b');
    strapi.putFile('/uploads/page.html', '<script>');
    const attachments = [
      { id: 1, name: 'list.csv', ext: '.csv', url: '/uploads/list.csv', caption: 'All of them' },
      { id: 2, name: 'page.html', ext: '.html', url: '/uploads/page.html' },
    ];
    const text = { title: 'Files', slug: 'files', body: 'x', requiredPlan: 'premium' };
    strapi.add('member-contents', { ...text, attachments });
    await pass();
    const found = (await read('files', 'member-contents')).attachments;
    expect(found).toMatchObject([{ name: 'list.csv', caption: 'All of them', ext: '.csv' }]);
    expect(found[0].url).toMatch(/^\/api\/attachments\//);
    const url = '/api/member-contents?populate=*';
    expect((await site.get(url, 'basic')).body.data[0].attachments ?? []).toEqual([]);
    const [remark] = await remarks();
    expect(JSON.parse(remark?.remarks ?? '').losses).toEqual([
      { kind: 'file', detail: 'page.html: has a type that cannot be attached' },
    ]);
    const before = await versions();
    wait(DAY);
    await pass();
    expect(await versions()).toBe(before);
  });

  it('says what could not be copied, and reads it again only once it has changed', async () => {
    const policy = { title: 'Odd', slug: 'odd', area: 'nowhere', body: 'x' };
    const { documentId } = strapi.add('policies', policy);
    await pass();
    expect(await remarks()).toMatchObject([{ title: 'Odd', outcome: 'failed' }]);
    expect(log.lines.some(({ title }) => title === 'Odd')).toBe(true);
    wait(5 * MINUTE);
    strapi.requests.length = 0;
    await pass();
    expect(strapi.requests).toHaveLength(9);
    strapi.change('policies', documentId, { area: 'economic' });
    wait(5 * MINUTE);
    await pass();
    expect(await read('odd', 'policies')).toBeDefined();
    expect(await remarks()).toEqual([]);
  });

  it('tries a picture again that could not be fetched', async () => {
    const { post } = fill();
    Object.assign(post, { featuredImage: image({ url: '/uploads/late.png' }) });
    await pass();
    expect((await read('a-river')).featuredImage).toBeNull();
    const before = await versions();
    wait(DAY);
    await pass();
    expect(await versions()).toBe(before);
    strapi.putFile('/uploads/late.png');
    wait(DAY);
    await pass();
    expect((await read('a-river')).featuredImage).toMatchObject({ width: 8 });
  });

  it('refuses pictures in private networks and redirects to them', async () => {
    strapi.add('blog-posts', {
      ...{ title: 'Spy', slug: 'spy' },
      body: '![a](http://127.0.0.1:9/a.png) ![b](/uploads/away.png)',
    });
    strapi.redirect('/uploads/away.png', 'http://127.0.0.1:9/b.png');
    await pass();
    const [remark] = await remarks();
    const { losses } = JSON.parse(remark?.remarks ?? '');
    expect(losses.map(({ detail }: { detail: string }) => detail.split(': ').at(-1))).toEqual([
      'redirects elsewhere',
      'is not on the public internet',
    ]);
  });

  it('copies one language of several', async () => {
    const documentId = 'd00000000000000000000000';
    const text = { documentId, body: 'x' };
    strapi.add('blog-posts', { ...text, title: 'A river', slug: 'a-river', locale: 'en' });
    strapi.add('blog-posts', { ...text, title: 'Ein Fluss', slug: 'ein-fluss', locale: 'de' });
    strapi.add('tags', { name: 'Rivers', slug: 'rivers' });
    const client = createStrapiClient({ url: strapi.url, token: TOKEN, locale: 'de' });
    await performPass({ ...context(), client });
    expect(await read('ein-fluss')).toMatchObject({ title: 'Ein Fluss' });
    expect(await read('a-river')).toBeUndefined();
    expect(await read('rivers', 'tags')).toBeDefined();
  });

  it('uses categories that exist already, and updates them', async () => {
    const given = { data: { name: 'Old', slug: 'water' } };
    const created = await site.send('POST', '/api/categories', given);
    fill();
    await pass();
    expect(await read('water', 'categories')).toMatchObject({
      documentId: created.body.data.documentId,
      name: 'Water',
    });
  });

  it('runs in one process at a time, every five minutes', async () => {
    fill();
    let running = 0;
    let most = 0;
    let runs = 0;
    const { db } = site.service;
    const open = () => {
      const worker = mirrorWorker({
        db,
        onWake: () => () => {},
        perform: async () => {
          running += 1;
          runs += 1;
          most = Math.max(most, running);
          await pass();
          running -= 1;
        },
      });
      const runner = createRunner([worker], { db, now: () => site.clock.now, logger: log.logger });
      return { work: () => runner.run('mirror') };
    };
    const [one, other] = [open(), open()];
    await Promise.all([one.work(), other.work()]);
    expect({ most, runs }).toEqual({ most: 1, runs: 1 });
    await other.work();
    expect(runs).toBe(1);
    wait(5 * MINUTE);
    await Promise.all([one.work(), other.work()]);
    expect({ most, runs }).toEqual({ most: 1, runs: 2 });
  });
});
