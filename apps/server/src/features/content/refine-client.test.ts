import { axiosInstance, DataProvider } from '@refinedev/strapi-v4';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../testing/content-app.ts';
import { write } from '../../testing/write-posts.ts';

/** The published data provider against the real server on a real port. */
let content: ContentApp;
let provider: ReturnType<typeof DataProvider>;

const resource = 'blog-posts';
const titles = (data: object[]) => data.map((post) => Reflect.get(post, 'title'));
const byTitle = [{ field: 'title', order: 'asc' as const }];

beforeAll(async () => {
  content = await openContentApp();
  const ada = await write(content, 'authors', { name: 'Ada', username: 'ada' });
  const bea = await write(content, 'authors', { name: 'Bea', username: 'bea' });
  const water = await write(content, 'categories', { name: 'Water', slug: 'water' });
  const posts = [
    { title: 'Alpha', excerpt: 'first words', author: ada.id, categories: [water.id] },
    { title: 'Beta & more', excerpt: 'Second Words', author: bea.id },
    { title: 'Gamma', excerpt: null, author: ada.id },
    { title: 'Delta', excerpt: 'last', author: null },
  ];
  for (const [index, post] of posts.entries()) {
    const publishedAt = `2026-01-0${index + 1}T00:00:00.000Z`;
    await write(content, resource, { ...post, body: 'x', publishedAt });
  }
  const address = await content.app.listen({ port: 0, host: '127.0.0.1' });
  provider = DataProvider(`${address}/api`);
});
afterAll(async () => {
  axiosInstance.defaults.headers.common = {};
  await content.close();
});

describe('@refinedev/strapi-v4 reads', () => {
  it.each([
    ['eq', 'title', 'Alpha', ['Alpha']],
    ['ne', 'title', 'Alpha', ['Beta & more', 'Delta', 'Gamma']],
    ['lt', 'publishedAt', '2026-01-02T00:00:00.000Z', ['Alpha']],
    ['lte', 'publishedAt', '2026-01-02T00:00:00.000Z', ['Alpha', 'Beta & more']],
    ['gt', 'publishedAt', '2026-01-03T00:00:00.000Z', ['Delta']],
    ['gte', 'publishedAt', '2026-01-03T00:00:00.000Z', ['Delta', 'Gamma']],
    ['in', 'title', ['Alpha', 'Gamma', 'none'], ['Alpha', 'Gamma']],
    ['nin', 'title', ['Alpha', 'Gamma'], ['Beta & more', 'Delta']],
    ['contains', 'excerpt', 'WORDS', ['Alpha', 'Beta & more']],
    ['containss', 'excerpt', 'Words', ['Beta & more']],
    ['ncontains', 'title', 'A', []],
    ['ncontainss', 'title', 'a', []],
    ['startswith', 'title', 'Ga', ['Gamma']],
    ['endswith', 'title', 'ta', ['Delta']],
    ['null', 'excerpt', true, ['Gamma']],
    ['nnull', 'excerpt', true, ['Alpha', 'Beta & more', 'Delta']],
    [
      'between',
      'publishedAt',
      ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'],
      ['Beta & more', 'Gamma'],
    ],
    ['eq', 'author.username', 'bea', ['Beta & more']],
    ['eq', 'categories.slug', 'water', ['Alpha']],
  ] as const)('a list filtered by %s on %s', async (operator, field, value, expected) => {
    const { data, total } = await provider.getList({
      resource,
      filters: [{ field, operator, value }],
      sorters: byTitle,
    });
    expect(titles(data)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('a list by nested conditions', async () => {
    const { data } = await provider.getList({
      resource,
      filters: [
        {
          operator: 'or',
          value: [
            { field: 'title', operator: 'eq', value: 'Delta' },
            {
              operator: 'and',
              value: [
                { field: 'author.username', operator: 'eq', value: 'ada' },
                { field: 'excerpt', operator: 'nnull', value: true },
              ],
            },
          ],
        },
      ],
      sorters: byTitle,
    });
    expect(titles(data)).toEqual(['Alpha', 'Delta']);
  });

  it('pages of a list with several sort orders', async () => {
    const page = (currentPage: number) =>
      provider.getList({
        resource,
        pagination: { currentPage, pageSize: 3 },
        sorters: [
          { field: 'author.username', order: 'desc' },
          { field: 'publishedAt', order: 'asc' },
        ],
        filters: [{ field: 'author', operator: 'nnull', value: true }],
      });
    const first = await page(1);
    expect(first.total).toBe(3);
    expect(titles(first.data)).toEqual(['Beta & more', 'Alpha', 'Gamma']);
    expect((await page(2)).data).toEqual([]);
    const all = await provider.getList({ resource, pagination: { mode: 'off' } });
    expect(all.data).toHaveLength(4);
  });

  it('only the requested fields and relations', async () => {
    const { data } = await provider.getList({
      resource,
      sorters: byTitle,
      pagination: { pageSize: 1 },
      meta: { fields: ['title'], populate: { author: { fields: ['name'] }, categories: '*' } },
    });
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(
      ['author', 'categories', 'documentId', 'id', 'title'].toSorted(),
    );
    expect(data[0]).toMatchObject({ author: { name: 'Ada' }, categories: [{ slug: 'water' }] });
    for (const populate of ['*', ['author', 'categories']]) {
      const [whole] = (await provider.getList({ resource, sorters: byTitle, meta: { populate } }))
        .data;
      expect(whole).toMatchObject({ author: { name: 'Ada' }, categories: [{ slug: 'water' }] });
    }
  });

  it('many and one by id', async () => {
    const { data } = await provider.getList({ resource, sorters: byTitle });
    const ids = data.slice(0, 2).map(({ id }) => Number(id));
    const many = await provider.getMany({ resource, ids, meta: { populate: '*' } });
    expect(many.data.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
      ids.toSorted((a, b) => a - b),
    );
    const id = ids[0] as number;
    const one = await provider.getOne({ resource, id, meta: { populate: ['author'] } });
    expect(one.data).toMatchObject({ id, title: 'Alpha', author: { username: 'ada' } });
    const named = await provider.getOne({ resource, id, meta: { fields: ['title', 'slug'] } });
    expect(Object.keys(named.data).toSorted()).toEqual(['documentId', 'id', 'slug', 'title']);
  });

  it('and reports missing entries and invalid queries', async () => {
    await expect(provider.getOne({ resource, id: 999_999 })).rejects.toMatchObject({
      response: { status: 404 },
    });
    const filters = [{ field: 'secret', operator: 'eq' as const, value: 'x' }];
    await expect(provider.getList({ resource, filters })).rejects.toMatchObject({
      response: { status: 400 },
    });
  });
});

describe('@refinedev/strapi-v4 writes', () => {
  it('are refused to visitors and report invalid fields to editors', async () => {
    const variables = { title: 'Five', body: 'x' };
    await expect(provider.create({ resource, variables })).rejects.toMatchObject({
      statusCode: 401,
    });
    axiosInstance.defaults.headers.common = { 'x-role': 'editor' };
    await expect(
      provider.create({ resource, variables: { body: 'x', slug: 'a' } }),
    ).rejects.toMatchObject({
      statusCode: 400,
      errors: { title: expect.anything() },
    });
    const made = (await provider.create({ resource, variables })).data as unknown as {
      data: { id: number };
    };
    const { id } = made.data;
    await provider.update({ resource, id, variables: { title: 'Fifth' } });
    expect((await provider.getOne({ resource, id })).data).toMatchObject({ title: 'Fifth' });
    await provider.deleteOne({ resource, id });
    await expect(provider.getOne({ resource, id })).rejects.toMatchObject({
      response: { status: 404 },
    });
  });
});
