import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';

let content: ContentApp;
let url: string;

beforeAll(async () => {
  content = await openContentApp();
  const category = await write(content, 'categories', { name: 'Water' });
  const { documentId } = await write(content, 'blog-posts', {
    title: 'Leaks',
    body: 'x',
    categories: [category.id],
    seo: { metaTitle: 'Leaks!' },
  });
  url = `/api/blog-posts/${documentId}?fields=title&populate=*`;
});
afterAll(() => content.close());

const ask = async (
  given: string,
  { format = 'v4', method = 'GET' as 'GET' | 'PUT', data = undefined as unknown } = {},
) => {
  const headers = { 'strapi-response-format': format, ...(data ? { 'x-role': 'editor' } : {}) };
  const payload = data ? { payload: { data } } : {};
  return (await content.app.inject({ method, url: given, headers, ...payload })).json();
};

it('wraps attributes and relations, and leaves components as they are', async () => {
  const { data, meta } = await ask(url);
  expect(meta).toEqual({});
  expect(Object.keys(data)).toEqual(['id', 'documentId', 'attributes']);
  expect(data.attributes).toEqual({
    title: 'Leaks',
    seo: { metaTitle: 'Leaks!', metaDescription: null },
    author: { data: null },
    featuredImage: { data: null },
    categories: {
      data: [
        {
          id: expect.any(Number),
          documentId: expect.any(String),
          attributes: expect.objectContaining({ name: 'Water' }),
        },
      ],
    },
    tags: { data: [] },
  });
});

it('applies to lists and to what a write returns', async () => {
  const list = await ask('/api/blog-posts?fields=title');
  expect(list.data).toMatchObject([{ attributes: { title: 'Leaks' } }]);
  expect(list.meta.pagination.total).toBe(1);
  const changed = await ask(url, { method: 'PUT', data: { title: 'Leaks' } });
  expect(changed.data.attributes.title).toBe('Leaks');
});

it('is used only if the header asks for it, also for cached responses', async () => {
  const flat = (await content.get(url)).body;
  expect(flat.data.title).toBe('Leaks');
  expect((await ask(url)).data.attributes.title).toBe('Leaks');
  expect((await content.get(url)).body).toEqual(flat);
  expect(await ask(url, { format: 'v5' })).toEqual(flat);
});
