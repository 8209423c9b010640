import { strapi } from '@strapi/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../testing/content-app.ts';
import { write } from '../../testing/write-posts.ts';

/** The published client against the real server on a real port. */
let content: ContentApp;
let reader: ReturnType<typeof strapi>;
let editor: ReturnType<typeof strapi>;

beforeAll(async () => {
  content = await openContentApp();
  // The client can only authenticate with a bearer token.
  content.app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === 'Bearer editor') request.headers['x-role'] = 'editor';
  });
  const author = await write(content, 'authors', { name: 'Ada', username: 'ada' });
  for (const [index, title] of ['One', 'Two', 'Three'].entries()) {
    await write(content, 'blog-posts', {
      title,
      body: 'x',
      author: author.id,
      publishedAt: `2026-01-0${index + 1}T00:00:00.000Z`,
    });
  }
  const address = await content.app.listen({ port: 0, host: '127.0.0.1' });
  reader = strapi({ baseURL: `${address}/api` });
  editor = strapi({ baseURL: `${address}/api`, auth: 'editor' });
});
afterAll(() => content.close());

describe('@strapi/client', () => {
  it('finds with filters, sort, populate, fields and pagination', async () => {
    const { data, meta } = await reader.collection('blog-posts').find({
      filters: { $or: [{ title: { $eq: 'One' } }, { author: { username: { $eq: 'ada' } } }] },
      sort: ['publishedAt:desc'],
      fields: ['title', 'slug'],
      populate: { author: { fields: ['name'] } },
      pagination: { page: 1, pageSize: 2 },
    });
    expect(data.map(({ title }) => title)).toEqual(['Three', 'Two']);
    expect(data[0]).toMatchObject({ author: { name: 'Ada' } });
    expect(Object.keys(data[0] ?? {})).toEqual(['id', 'documentId', 'title', 'slug', 'author']);
    expect(meta.pagination).toEqual({ page: 1, pageSize: 2, pageCount: 2, total: 3 });
  });

  it('finds one entry and reports a missing one', async () => {
    const { data } = await reader.collection('blog-posts').find({ populate: '*' });
    const documentId = data[0]?.documentId ?? '';
    const one = await reader.collection('blog-posts').findOne(documentId, { populate: '*' });
    expect(one.data).toEqual(data[0]);
    await expect(reader.collection('blog-posts').findOne('nothing')).rejects.toThrow('404');
  });

  it('creates, updates and deletes for editors only', async () => {
    const posts = editor.collection('blog-posts');
    const { data: created } = await posts.create({ title: 'Four', body: 'x' });
    expect(created).toMatchObject({ slug: 'four' });
    const { data: updated } = await posts.update(created.documentId, { title: 'Fourth' });
    expect(updated).toMatchObject({ title: 'Fourth', slug: 'four' });
    await posts.delete(created.documentId);
    await expect(posts.findOne(created.documentId)).rejects.toThrow('404');
    const refused = reader.collection('blog-posts').create({ title: 'Five', body: 'x' });
    await expect(refused).rejects.toThrow('401');
  });
});

describe('other clients', () => {
  it('understands the queries of ra-strapi', async () => {
    const { data } = (await content.get('/api/blog-posts?sort[0]=title:ASC&populate=*')).body;
    const ids = data.map(({ documentId }: { documentId: string }) => documentId);
    const query = ids.map(
      (id: string, index: number) => `filters[documentId][$in][${index}]=${id}`,
    );
    const many = await content.get(`/api/blog-posts?${query.join('&')}`);
    expect(many.body.data).toHaveLength(3);
  });

  // The package itself needs react-admin, which does not support this project's version of React Router.
  it('accepts a whole record as ra-strapi sends it back', async () => {
    const tag = await write(content, 'tags', { name: 'Blue' });
    const query = '?populate=*&sort[0]=title:ASC&pagination[page]=1&pagination[pageSize]=1';
    const [first] = (await content.get(`/api/blog-posts${query}`)).body.data;
    const { id: _, documentId, createdAt, updatedAt, publishedAt, ...values } = first;
    // It replaces populated entries by their document ids, and leaves out media.
    const { featuredImage, ...record } = { ...values, author: values.author.documentId };
    const data = { ...record, title: 'One!', tags: { set: [tag.documentId] } };
    const changed = await content.send('PUT', `/api/blog-posts/${documentId}`, { data });
    expect([changed.status, changed.body.data]).toMatchObject([200, { title: 'One!' }]);
    const after = (await content.get(`/api/blog-posts/${documentId}?populate=*`)).body.data;
    expect(after).toMatchObject({
      slug: first.slug,
      author: { name: 'Ada' },
      featuredImage,
      tags: [{ name: 'Blue' }],
      createdAt,
      publishedAt,
      readingMinutes: first.readingMinutes,
    });
    expect(after.updatedAt >= updatedAt).toBe(true);
  });
});

describe('@strapi/client on a site with several languages', () => {
  it('finds, creates and deletes translations', async () => {
    const site = await openContentApp({ languages: ['en', 'de'] });
    site.app.addHook('onRequest', async (request) => {
      request.headers['x-role'] = 'editor';
    });
    const { documentId } = await write(site, 'blog-posts', { title: 'Rent', body: 'x' });
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const posts = strapi({ baseURL: `${address}/api` }).collection('blog-posts');
    const created = await posts.update(
      documentId,
      { title: 'Miete', body: 'x' },
      { locale: 'de', populate: 'localizations' },
    );
    expect(created.data).toMatchObject({
      documentId,
      slug: 'miete',
      locale: 'de',
      localizations: [{ locale: 'en' }],
    });
    const list = await posts.find({ locale: 'de', filters: { title: { $eq: 'Miete' } } });
    expect(list.data).toMatchObject([{ documentId, locale: 'de' }]);
    expect((await posts.findOne(documentId)).data).toMatchObject({ title: 'Rent', locale: 'en' });
    await posts.delete(documentId, { locale: 'de' });
    await expect(posts.findOne(documentId, { locale: 'de' })).rejects.toThrow();
    expect((await posts.findOne(documentId)).data.title).toBe('Rent');
    await site.close();
  });
});
