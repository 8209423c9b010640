import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Colleague, openStudioApp, type StudioApp } from '../../testing/staff/studio-app.ts';

let site: StudioApp;
let edith: Colleague;
let ada: Colleague;
beforeEach(async () => {
  site = await openStudioApp({ env: { SITE_LANGUAGES: 'en,de' } });
  edith = site.as('edith');
  ada = site.as('ada');
});
afterEach(() => site.close());

async function create(by: Colleague, kind: string, data: object): Promise<string> {
  return (await by.ask('POST', `/entries/${kind}`, { data })).body.data.documentId;
}
const translate = (by: Colleague, kind: string, id: string, locale = 'de') =>
  by.ask('POST', `/entries/${kind}/${id}/translations`, { locale });

it('starts a translation of a post with a copy of its text, as a draft of its own', async () => {
  const author = await create(edith, 'authors', { name: 'Ada', username: 'ada' });
  const id = await create(edith, 'blog-posts', {
    ...{ title: 'Water', slug: 'water', body: 'Clean.', author },
    seo: { metaTitle: 'Clean water' },
  });
  await edith.ask('POST', `/entries/blog-posts/${id}/publish`);
  const { status, body } = await translate(edith, 'blog-posts', id);
  expect([status, body.data.locale, body.data.state]).toEqual([201, 'de', 'draft']);
  const german = (await edith.ask('GET', `/entries/blog-posts/${id}?locale=de`)).body.data;
  expect(german.draft).toMatchObject({
    ...{ title: 'Water', slug: '', body: 'Clean.' },
    seo: { metaTitle: 'Clean water' },
    author: { name: 'Ada' },
  });
  await edith.ask('PUT', `/entries/blog-posts/${id}?locale=de`, { data: { title: 'Wasser' } });
  const english = (await edith.ask('GET', `/entries/blog-posts/${id}`)).body.data;
  expect([english.title, english.state]).toEqual(['Water', 'live']);
});

it('translates categories, which readers see at once', async () => {
  const id = await create(edith, 'categories', { name: 'Trade', description: 'Ports.' });
  expect((await translate(edith, 'categories', id)).status).toBe(201);
  await edith.ask('PUT', `/entries/categories/${id}?locale=de`, { data: { name: 'Handel' } });
  const names = await Promise.all(
    ['en', 'de'].map((locale) => site.read(`/api/categories/${id}?locale=${locale}`)),
  );
  expect(names.map(({ body }) => body.data.name)).toEqual(['Trade', 'Handel']);
});

it('refuses a second translation, an unknown language and what is not translated', async () => {
  const id = await create(edith, 'blog-posts', { title: 'Water' });
  await translate(edith, 'blog-posts', id);
  expect((await translate(edith, 'blog-posts', id)).status).toBe(409);
  expect((await translate(edith, 'blog-posts', id, 'fr')).status).toBe(400);
  const author = await create(edith, 'authors', { name: 'Ada', username: 'ada' });
  expect((await translate(edith, 'authors', author)).status).toBe(404);
  expect((await translate(edith, 'blog-posts', 'unknown')).status).toBe(404);
});

it('lets authors translate their own drafts only', async () => {
  const own = await create(ada, 'blog-posts', { title: 'Mine' });
  expect((await translate(ada, 'blog-posts', own)).status).toBe(201);
  expect((await ada.ask('GET', `/entries/blog-posts/${own}?locale=de`)).status).toBe(200);
  const other = await create(edith, 'blog-posts', { title: 'Hers' });
  expect((await translate(ada, 'blog-posts', other)).status).toBe(404);
  const category = await create(edith, 'categories', { name: 'Trade' });
  expect((await translate(ada, 'categories', category)).status).toBe(404);
});
