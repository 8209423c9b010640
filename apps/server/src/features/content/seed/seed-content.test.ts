import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blogPostCardSchema, landingSchema, readBlogPost, readPolicy } from '@rostra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../../../adapters/storage/disk.ts';
import { seedSite } from '../../../start/seed-site.ts';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { openTestDb } from '../../../testing/test-db.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../content');

let content: ContentApp;
const seed = () =>
  seedSite({
    db: content.service.db,
    storage: content.storage,
    clock: () => content.clock.now,
    folder: FOLDER,
    languages: ['en'],
  });

beforeAll(async () => {
  content = await openContentApp();
  expect(await seed()).toBe(true);
});
afterAll(() => content.close());

describe('the starter content', () => {
  it('is complete, and visible even if its dates are in the future', async () => {
    const total = async (plural: string) =>
      (await content.get(`/api/${plural}`)).body.meta.pagination.total;
    expect(await total('blog-posts')).toBeGreaterThanOrEqual(12);
    expect(await total('policies')).toBe(5);
    expect(await total('authors')).toBe(3);
    expect(await total('categories')).toBe(4);
    expect(await total('member-contents')).toBeGreaterThanOrEqual(6);
  });

  it('keeps percent signs on the line of their numbers', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(?:md|json)$/.test(file));
    expect(texts).toContain(join('de', 'policies', 'wirtschaftspolitik.md'));
    const breaking = texts.filter((file) => /\d %/.test(readFileSync(join(FOLDER, file), 'utf8')));
    expect(breaking).toEqual([]);
  });

  it('matches the schemas that the pages use', async () => {
    const cards = (await content.get('/api/blog-posts/list?pageSize=100')).body.data;
    for (const card of cards) {
      blogPostCardSchema.parse(card);
      expect(card.author).not.toBeNull();
      expect(card.featuredImage.alternativeText).toBeTruthy();
      const page = await content.get(`/api/blog-posts/by-slug/${card.slug}`);
      const { data, meta } = readBlogPost.success.body.parse(page.body);
      expect(data.bodyHtml).not.toContain('../images');
      expect(meta.related).toHaveLength(3);
      expect(meta.previous ?? meta.next).not.toBeNull();
    }
    const policies = (await content.get('/api/policies?sort=order')).body.data;
    for (const { slug } of policies) {
      const page = await content.get(`/api/policies/by-slug/${slug}`);
      expect(readPolicy.success.body.parse(page.body).data.toc.length).toBeGreaterThan(2);
    }
    landingSchema.parse((await content.get('/api/landing')).body.data);
  });

  it('keeps alternative texts, and stores the images of the newest post last', async () => {
    const url = '/api/blog-posts?populate=featuredImage&sort=publishedAt:desc';
    const { data } = (await content.get(url)).body;
    const images = data.map(
      ({ featuredImage }: { featuredImage: { id: number; caption: string } }) => featuredImage,
    );
    const ids = images.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    const captions = images.map(({ caption }: { caption: string }) => caption);
    expect(captions).toContain('The line hangs in one place. The estimate covers a range.');
  });

  it('includes attachments that require a plan', async () => {
    const url = '/api/member-contents?populate=attachments&pagination[pageSize]=100';
    const { data } = (await content.get(url, 'annual')).body;
    const files = data.flatMap(
      ({ attachments }: { attachments: { url: string }[] }) => attachments,
    );
    expect(files.length).toBeGreaterThan(0);
    expect((await content.get(files[0].url, 'annual')).status).toBe(404);
    const asked = await content.send('POST', `${files[0].url}/link`, undefined, 'annual');
    expect((await content.get(asked.body.url, 'annual')).status).toBe(200);
  });

  it('is written once and never overwrites edits or deletions', async () => {
    const { data } = (await content.get('/api/blog-posts?pagination[pageSize]=2')).body;
    await content.send('PUT', `/api/blog-posts/${data[0].documentId}`, { data: { title: 'Mine' } });
    await content.send('DELETE', `/api/blog-posts/${data[1].documentId}`);
    expect(await seed()).toBe(false);
    expect((await content.get(`/api/blog-posts/${data[0].documentId}`)).body.data.title).toBe(
      'Mine',
    );
    expect((await content.get(`/api/blog-posts?filters[slug]=${data[1].slug}`)).body.data).toEqual(
      [],
    );
  });

  it('is not added to a database that has content', async () => {
    const other = await openContentApp();
    await other.send('POST', '/api/categories', { data: { name: 'Own' } });
    const { storage } = other;
    const { db } = other.service;
    const deps = { db, storage, clock: () => new Date(), folder: FOLDER, languages: ['en'] };
    expect(await seedSite(deps)).toBe(false);
    expect((await other.get('/api/blog-posts')).body.data).toEqual([]);
    await other.close();
  });

  it.each([
    [['de'], 'Der letzte Bus ist eine politische Entscheidung'],
    [['en'], 'The last bus is a policy decision'],
  ])(
    'is in the language of the site: %j',
    async (languages, title) => {
      const other = await openContentApp({ languages });
      const { db } = other.service;
      const { storage } = other;
      await seedSite({ db, storage, clock: () => new Date(), folder: FOLDER, languages });
      const url = `/api/blog-posts?filters[title]=${encodeURIComponent(title)}&populate=*`;
      const [post] = (await other.get(url)).body.data;
      expect(post).toMatchObject({ title, author: { username: 'carys-benedetti' } });
      expect([post.categories.length, post.tags.length]).toEqual([1, 2]);
      expect(post.body).toContain('/uploads/');
      await other.close();
    },
    60_000,
  );

  it.each([
    ['en', 'de'],
    ['de', 'en'],
  ])(
    'has translations on a site in %s and %s',
    async (...languages) => {
      const other = await openContentApp({ languages });
      const { db } = other.service;
      const { storage, clock } = other;
      clock.now = new Date('2026-12-01T12:00:00.000Z');
      await seedSite({ db, storage, clock: () => clock.now, folder: FOLDER, languages });
      const german = '/api/blog-posts?locale=de&filters[slug]=was-um-drei-uhr-morgens-fliesst';
      const [post] = (await other.get(`${german}&populate=*`)).body.data;
      expect(post.localizations).toMatchObject([{ slug: 'night-flow', locale: 'en' }]);
      const named = (list: { name: string }[]) => list.map(({ name }) => name);
      expect(named(post.categories)).toEqual(['Kommunales', 'Öffentliche Technik']);
      expect(named(post.tags)).toEqual(['Wasser', 'Offene Daten', 'Klimaanpassung']);
      expect(post.featuredImage).not.toBeNull();
      const english = await other.get('/api/blog-posts?locale=en&pagination[pageSize]=100');
      expect(english.body.data).toHaveLength(14);
      const landingIn = async (locale: string) =>
        (await other.get(`/api/landing?locale=${locale}`)).body.data;
      expect(await landingIn('de')).toMatchObject({ name: 'Die Lot-Versammlung', locale: 'de' });
      expect(await landingIn('en')).toMatchObject({ name: 'The Plumbline Assembly', locale: 'en' });
      expect((await landingIn('ar')).locale).toBe(languages[0]);
      await other.close();
    },
    60_000,
  );

  it('is written once when several processes start together', async () => {
    const db = await openTestDb();
    const folder = mkdtempSync(join(tmpdir(), 'rostra-seed-'));
    const deps = {
      db,
      storage: diskStorage(folder),
      clock: () => new Date(),
      folder: FOLDER,
      languages: ['en'],
    };
    const seeded = await Promise.all([seedSite(deps), seedSite(deps)]);
    expect(seeded.sort()).toEqual([false, true]);
    await db.close();
    rmSync(folder, { recursive: true });
  });
});
