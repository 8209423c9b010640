import { expect, it } from 'vitest';
import { TOKEN } from '../../../testing/strapi/strapi-server.ts';
import { useMirrorApp } from '../../../testing/strapi/use-mirror-app.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import { checkAccess } from '../strapi/check-access.ts';
import { createStrapiClient } from '../strapi/strapi-client.ts';

const mirror = useMirrorApp();

const fields = {
  'blog-posts': { title: 'headline', body: 'content', slug: 'path', publishedAt: 'date' },
};
const client = () => createStrapiClient({ url: mirror.strapi.url, token: TOKEN, fields });
const pass = () => mirror.pass({ client: client() });
const nextPass = () => {
  mirror.site.clock.now = new Date(mirror.site.clock.now.getTime() + 5 * MINUTE);
  return pass();
};
const posts = async () => (await mirror.site.get('/api/blog-posts?sort=slug')).body.data;
const remarks = () =>
  mirror.site.service.db.queries.selectFrom('mirror_remarks').selectAll().execute();
const post = { headline: 'A river', content: 'Text', path: 'a-river', date: '2024-05-01' };

it('reads fields that have other names', async () => {
  mirror.strapi.add('blog-posts', { ...post, title: 'Not this' });
  await pass();
  expect(await posts()).toMatchObject([
    { title: 'A river', body: 'Text', slug: 'a-river', publishedAt: '2024-05-01T00:00:00.000Z' },
  ]);
});

it.each([4, 5] as const)('follows the date of editors in Strapi %i', async (version) => {
  mirror.strapi.version = version;
  const { documentId } = mirror.strapi.add('blog-posts', post);
  await pass();
  mirror.strapi.change('blog-posts', documentId, { date: '2024-06-02T10:00:00.000+02:00' });
  await nextPass();
  expect(await posts()).toMatchObject([{ publishedAt: '2024-06-02T08:00:00.000Z' }]);
  mirror.strapi.change('blog-posts', documentId, { date: null });
  await nextPass();
  // Without a date, the time stays.
  expect(await posts()).toMatchObject([{ publishedAt: '2024-06-02T08:00:00.000Z' }]);
});

it.each([null, '', 'soon', 7, '2024-99-99'])('ignores the date %j', async (date) => {
  mirror.strapi.add('blog-posts', { ...post, date, publishedAt: '2026-01-05T09:00:00.000Z' });
  await pass();
  expect(await posts()).toMatchObject([{ publishedAt: '2026-01-05T09:00:00.000Z' }]);
});

it('plans a publication in the future, and does not hide what readers see', async () => {
  const later = new Date(mirror.site.clock.now.getTime() + 10 * MINUTE).toISOString();
  const { documentId } = mirror.strapi.add('blog-posts', { ...post, date: later });
  await pass();
  expect(await posts()).toEqual([]);
  mirror.site.clock.now = new Date(later);
  expect(await posts()).toMatchObject([{ publishedAt: later }]);
  mirror.strapi.change('blog-posts', documentId, { date: '2099-01-01' });
  await nextPass();
  expect(await posts()).toHaveLength(1);
  expect(await remarks()).toMatchObject([{ outcome: 'failed' }]);
});

it('does not publish a draft because it has a date', async () => {
  mirror.strapi.saveDraft('blog-posts', post);
  await pass();
  expect(await posts()).toEqual([]);
  const drafts = await mirror.site.get('/api/blog-posts?status=draft', 'editor');
  expect(drafts.body.data).toMatchObject([{ title: 'A river', publishedAt: null }]);
});

it('is checked against Strapi before the first copy', async () => {
  const { date: _, ...others } = post;
  mirror.strapi.add('blog-posts', { ...others, author: null, categories: [], tags: [] });
  await expect(checkAccess(client(), ['blog-posts'])).rejects.toThrow(
    'blog-posts: "date" is missing',
  );
  Object.assign(mirror.strapi.entries['blog-posts']?.[0] ?? {}, { date: null });
  expect(await checkAccess(client(), ['blog-posts'])).toBe('fine');
});
