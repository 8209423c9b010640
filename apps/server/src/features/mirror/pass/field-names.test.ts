import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MirrorApp, openMirrorApp } from '../../../testing/strapi/mirror-app.ts';
import { TOKEN } from '../../../testing/strapi/strapi-server.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import { checkAccess } from '../strapi/check-access.ts';
import { createStrapiClient } from '../strapi/strapi-client.ts';

let mirror: MirrorApp;
let site: MirrorApp['site'];
let strapi: MirrorApp['strapi'];
beforeEach(async () => {
  mirror = await openMirrorApp();
  ({ site, strapi } = mirror);
});
afterEach(() => mirror.close());

const fields = {
  'blog-posts': { title: 'headline', body: 'content', slug: 'path', publishedAt: 'date' },
};
const client = () => createStrapiClient({ url: strapi.url, token: TOKEN, fields });
const pass = () => mirror.pass({ client: client() });
const nextPass = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 5 * MINUTE);
  return pass();
};
const posts = async () => (await site.get('/api/blog-posts?sort=slug')).body.data;
const remarks = () => site.service.db.queries.selectFrom('mirror_remarks').selectAll().execute();
const post = { headline: 'A river', content: 'Text', path: 'a-river', date: '2024-05-01' };

it('reads fields that have other names', async () => {
  strapi.add('blog-posts', { ...post, title: 'Not this' });
  await pass();
  expect(await posts()).toMatchObject([
    { title: 'A river', body: 'Text', slug: 'a-river', publishedAt: '2024-05-01T00:00:00.000Z' },
  ]);
});

it.each([4, 5] as const)('follows the date of editors in Strapi %i', async (version) => {
  strapi.version = version;
  const { documentId } = strapi.add('blog-posts', post);
  await pass();
  strapi.change('blog-posts', documentId, { date: '2024-06-02T10:00:00.000+02:00' });
  await nextPass();
  expect(await posts()).toMatchObject([{ publishedAt: '2024-06-02T08:00:00.000Z' }]);
  strapi.change('blog-posts', documentId, { date: null });
  await nextPass();
  // Without a date, the time stays.
  expect(await posts()).toMatchObject([{ publishedAt: '2024-06-02T08:00:00.000Z' }]);
});

it.each([null, '', 'soon', 7, '2024-99-99'])('ignores the date %j', async (date) => {
  strapi.add('blog-posts', { ...post, date, publishedAt: '2026-01-05T09:00:00.000Z' });
  await pass();
  expect(await posts()).toMatchObject([{ publishedAt: '2026-01-05T09:00:00.000Z' }]);
});

it('plans a publication in the future, and does not hide what readers see', async () => {
  const later = new Date(site.clock.now.getTime() + 10 * MINUTE).toISOString();
  const { documentId } = strapi.add('blog-posts', { ...post, date: later });
  await pass();
  expect(await posts()).toEqual([]);
  site.clock.now = new Date(later);
  expect(await posts()).toMatchObject([{ publishedAt: later }]);
  strapi.change('blog-posts', documentId, { date: '2099-01-01' });
  await nextPass();
  expect(await posts()).toHaveLength(1);
  expect(await remarks()).toMatchObject([{ outcome: 'failed' }]);
});

it('does not publish a draft because it has a date', async () => {
  strapi.saveDraft('blog-posts', post);
  await pass();
  expect(await posts()).toEqual([]);
  const drafts = await site.get('/api/blog-posts?status=draft', 'editor');
  expect(drafts.body.data).toMatchObject([{ title: 'A river', publishedAt: null }]);
});

it('is checked against Strapi before the first copy', async () => {
  const { date: _, ...others } = post;
  strapi.add('blog-posts', { ...others, author: null, categories: [], tags: [] });
  await expect(checkAccess(client(), ['blog-posts'])).rejects.toThrow(
    'blog-posts: "date" is missing',
  );
  Object.assign(strapi.entries['blog-posts']?.[0] ?? {}, { date: null });
  expect(await checkAccess(client(), ['blog-posts'])).toBe('fine');
});
