import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../app/content-types.ts';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';
import { searchIndex } from '../../search/index.ts';
import { prepareLocales } from './prepare-locales.ts';

/** Strapi's dialect on a site with several languages. */
let content: ContentApp;
let post: string;
let category: string;

const put = (path: string, data: Record<string, unknown>, locale: string, query = '') =>
  content.send('PUT', `/api/${path}?locale=${locale}${query}`, { data });
const titles = async (url: string) =>
  (await content.get(url)).body.data.map(({ title }: { title: string }) => title);

beforeAll(async () => {
  content = await openContentApp({ languages: ['en', 'de', 'fr'] });
  const { db } = content.service;
  const languages = ['en', 'de', 'fr'];
  await prepareLocales({
    db,
    clock: () => content.clock.now,
    languages,
    collections: contentTypes,
    index: searchIndex,
  });
  category = (await write(content, 'categories', { name: 'Housing' })).documentId;
  await put(`categories/${category}`, { name: 'Wohnen' }, 'de');
  const data = { title: 'Rent', body: 'About rent.', categories: [category] };
  post = (await write(content, 'blog-posts', data)).documentId;
  await put(`blog-posts/${post}`, { title: 'Miete', body: 'Zur Miete.' }, 'de');
});
afterAll(() => content.close());

describe('reading', () => {
  it('takes the default language without a parameter', async () => {
    const plain = await content.get('/api/blog-posts');
    expect(plain.body.data).toMatchObject([{ title: 'Rent', slug: 'rent', locale: 'en' }]);
    expect((await content.get('/api/blog-posts?locale=en')).body).toEqual(plain.body);
    expect((await content.get('/api/blog-posts?locale=')).body).toEqual(plain.body);
  });

  it('takes the requested language, with relations in the same one', async () => {
    const { body } = await content.get('/api/blog-posts?locale=de&populate=categories');
    expect(body.data).toMatchObject([
      {
        documentId: post,
        title: 'Miete',
        slug: 'miete',
        locale: 'de',
        categories: [{ documentId: category, name: 'Wohnen', locale: 'de' }],
      },
    ]);
    expect(body.meta.pagination.total).toBe(1);
    expect(await titles('/api/blog-posts?locale=de&filters[categories][slug]=wohnen')).toEqual([
      'Miete',
    ]);
    expect(await titles('/api/blog-posts?locale=de&filters[categories][slug]=housing')).toEqual([]);
  });

  it('lists all translations with *', async () => {
    const all = await content.get('/api/blog-posts?locale=*&sort=locale');
    expect(all.body.data.map(({ locale }: { locale: string }) => locale)).toEqual(['de', 'en']);
    expect(all.body.meta.pagination.total).toBe(2);
    expect(await titles('/api/blog-posts?locale=*&filters[locale]=de')).toEqual(['Miete']);
  });

  it('finds one entry in a language, or nothing', async () => {
    const found = await content.get(`/api/blog-posts/${post}?locale=de`);
    expect(found.body.data.title).toBe('Miete');
    expect((await content.get(`/api/blog-posts/${post}?locale=fr`)).status).toBe(404);
    expect((await content.get(`/api/blog-posts/${post}?locale=*`)).status).toBe(404);
  });

  it('populates localizations', async () => {
    for (const populate of ['localizations', '*']) {
      const { body } = await content.get(`/api/blog-posts/${post}?populate=${populate}`);
      expect(body.data.localizations).toMatchObject([{ title: 'Miete', locale: 'de' }]);
      expect(body.data.localizations).toHaveLength(1);
    }
    const { body } = await content.get(
      `/api/blog-posts/${post}?locale=de&populate[localizations][fields]=slug`,
    );
    expect(Object.keys(body.data.localizations[0])).toEqual(['id', 'documentId', 'slug']);
  });

  it.each(['xx', 'DE', 'de,en', '%2A%2A'])('refuses the unknown language %s', async (locale) => {
    for (const url of ['/api/blog-posts', `/api/blog-posts/${post}`]) {
      const answer = await content.get(`${url}?locale=${locale}`);
      expect([answer.status, answer.body.error.name]).toEqual([400, 'ValidationError']);
    }
    expect((await content.get(`/api/blog-posts?locale[0]=de`)).status).toBe(400);
  });

  it('ignores the parameter for content types without translations', async () => {
    const author = { name: 'Ada', username: 'ada', slug: 'ada' };
    await write(content, 'authors', author);
    const { body } = await content.get('/api/authors?locale=de');
    expect(body.data).toMatchObject([{ name: 'Ada' }]);
    expect(body.data[0]).not.toHaveProperty('locale');
  });

  it('lists the languages', async () => {
    const { body } = await content.get('/api/i18n/locales');
    expect(body).toMatchObject([
      { id: 1, name: 'English (en)', code: 'en', isDefault: true },
      { id: 2, name: 'German (de)', code: 'de', isDefault: false },
      { id: 3, name: 'French (fr)', code: 'fr', isDefault: false },
    ]);
    expect(body[0].documentId).toMatch(/^[a-z0-9]{24}$/);
  });
});

describe('writing', () => {
  it('creates a document in one language only', async () => {
    const { status, body } = await content.send('POST', '/api/tags?locale=de', {
      data: { name: 'Energie', locale: 'fr' },
    });
    expect([status, body.data.locale]).toEqual([201, 'de']);
    expect((await content.get(`/api/tags/${body.data.documentId}`)).status).toBe(404);
    const gone = await content.send('DELETE', `/api/tags/${body.data.documentId}?locale=de`);
    expect(gone.status).toBe(204);
  });

  it('makes slugs with the spelling of each language', async () => {
    const { documentId } = await write(content, 'tags', { name: 'Öl' });
    const english = await content.get(`/api/tags/${documentId}`);
    const german = await put(`tags/${documentId}`, { name: 'Öl' }, 'de');
    expect([english.body.data.slug, german.body.data.slug]).toEqual(['ol', 'oel']);
  });

  it('allows the same slug in another language only', async () => {
    const { documentId } = await write(content, 'tags', { name: 'Radio' });
    expect((await put(`tags/${documentId}`, { name: 'Radio' }, 'de')).status).toBe(200);
    const again = await content.send('POST', '/api/tags?locale=de', { data: { name: 'Radio' } });
    expect(again.status).toBe(400);
  });

  it('needs the localised fields of a new translation', async () => {
    const answer = await put(`blog-posts/${post}`, { title: 'Loyer' }, 'fr');
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.errors).toMatchObject([{ path: ['body'] }]);
    expect((await put('blog-posts/unknown', { title: 'X', body: 'X' }, 'fr')).status).toBe(404);
  });

  it('refuses * and unknown languages', async () => {
    const data = { title: 'X', body: 'X' };
    const all = await content.send('POST', '/api/blog-posts?locale=*', { data });
    expect(all.body.error.message).toBe(
      'Invalid locale param * provided. Document locales must be strings.',
    );
    expect((await put(`blog-posts/${post}`, data, '*')).status).toBe(400);
    expect((await put(`blog-posts/${post}`, data, 'xx')).status).toBe(400);
    expect((await content.send('DELETE', `/api/blog-posts/${post}?locale=xx`)).status).toBe(400);
  });

  it('deletes one translation, or all with *', async () => {
    const { documentId } = await write(content, 'blog-posts', { title: 'Bus', body: 'Words.' });
    await put(`blog-posts/${documentId}`, { title: 'Der Bus', body: 'Worte.' }, 'de');
    await put(`blog-posts/${documentId}`, { title: 'Le bus', body: 'Mots.' }, 'fr');
    const url = `/api/blog-posts/${documentId}`;
    expect((await content.send('DELETE', `${url}?locale=de`)).status).toBe(204);
    expect((await content.send('DELETE', `${url}?locale=de`)).status).toBe(404);
    expect((await content.get(url)).status).toBe(200);
    expect((await content.send('DELETE', `${url}?locale=*`)).status).toBe(204);
    expect((await content.get(`${url}?locale=fr`)).status).toBe(404);
    const versions = await content.get(`${url}/versions?locale=de`, 'editor');
    expect(versions.body.data.map(({ status }: { status: string }) => status)).toEqual([
      'deleted',
      'published',
    ]);
  });

  it('keeps drafts and publication times of each translation apart', async () => {
    const { documentId } = await write(content, 'blog-posts', { title: 'Tax', body: 'Words.' });
    const german = { title: 'Steuer', slug: '', body: 'Worte.' };
    await put(`blog-posts/${documentId}`, german, 'de', '&status=draft');
    const url = `/api/blog-posts/${documentId}?locale=de`;
    expect((await content.get(url)).status).toBe(404);
    expect((await content.get(`${url}&status=draft`, 'editor')).body.data.title).toBe('Steuer');
    expect((await content.get(`${url}&status=draft`)).status).toBe(403);
    const { body } = await content.get(`/api/blog-posts/${documentId}?populate=localizations`);
    expect(body.data.localizations).toEqual([]);
    const later = { publishedAt: '2026-06-02T12:00:00.000Z' };
    expect(await put(`blog-posts/${documentId}`, later, 'de')).toMatchObject({ status: 200 });
    expect((await content.get(url)).status).toBe(404);
    content.clock.now = new Date('2026-06-02T12:00:01.000Z');
    content.service.responses.clear();
    expect((await content.get(url)).body.data.title).toBe('Steuer');
    await content.send('DELETE', `/api/blog-posts/${documentId}?locale=*`);
  });
});

describe('shared values', () => {
  it('are the same in all translations, drafts and published', async () => {
    const data = { title: 'Plan', body: 'Words.', requiredPlan: 'basic' };
    const { documentId } = await write(content, 'member-contents', data);
    const url = `member-contents/${documentId}`;
    await put(url, { title: 'Vorhaben', body: 'Worte.' }, 'de');
    const planIn = async (locale: string, status = '') =>
      (await content.get(`/api/${url}?locale=${locale}${status}`, 'editor')).body.data.requiredPlan;
    expect(await planIn('de')).toBe('basic');
    await put(url, { requiredPlan: 'annual' }, 'en', '&status=draft');
    expect([await planIn('de', '&status=draft'), await planIn('de')]).toEqual(['annual', 'basic']);
    await put(url, { requiredPlan: 'premium' }, 'en');
    expect([await planIn('de', '&status=draft'), await planIn('de')]).toEqual([
      'premium',
      'premium',
    ]);
  });

  it('include relations, in the language of each translation', async () => {
    const other = (await write(content, 'categories', { name: 'Water' })).documentId;
    const { documentId } = await write(content, 'blog-posts', {
      title: 'Pipes',
      body: 'Words.',
      categories: [category, other],
    });
    const url = `blog-posts/${documentId}`;
    await put(url, { title: 'Rohre', body: 'Worte.' }, 'de');
    const names = async (locale: string) =>
      (
        await content.get(`/api/${url}?locale=${locale}&populate=categories`)
      ).body.data.categories.map(({ name }: { name: string }) => name);
    // Water has no German name yet.
    expect(await names('de')).toEqual(['Wohnen']);
    await put(url, { categories: [category] }, 'de');
    // An editor who cannot see Water does not remove it.
    expect(await names('en')).toEqual(['Housing', 'Water']);
    await put(`categories/${other}`, { name: 'Wasser' }, 'de');
    expect(await names('de')).toEqual(['Wohnen', 'Wasser']);
    await put(url, { categories: [other] }, 'de');
    expect([await names('de'), await names('en')]).toEqual([['Wasser'], ['Water']]);
    await content.send('DELETE', `/api/${url}?locale=*`);
  });
});
