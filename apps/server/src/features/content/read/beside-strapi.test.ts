import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';

/** Queries that a real Strapi answers. Where this site answers otherwise, docs/content-api.md says so. */
let content: ContentApp;
const ids: number[] = [];
beforeAll(async () => {
  content = await openContentApp();
  for (const title of ['Alpha', 'Beta', 'Gamma']) {
    const { id } = await write(content, 'blog-posts', { title, body: 'x' });
    ids.push(Number(id));
  }
  for (const [title, keyPoints] of [
    ['Water', ['Repair leaks', 'Report night flow']],
    ['Homes', ['A register of homes']],
  ]) {
    await write(content, 'policies', { title, area: 'domestic', body: 'x', keyPoints });
  }
});
afterAll(() => content.close());

const titles = async (query: string, plural = 'blog-posts') => {
  const { status, body } = await content.get(`/api/${plural}?sort=title&${query}`);
  expect([status, body.error?.message]).toEqual([200, undefined]);
  return body.data.map(({ title }: { title: string }) => title);
};
const pagination = async (query: string) =>
  (await content.get(`/api/blog-posts?${query}`)).body.meta.pagination;

describe('filters', () => {
  it('find parts of lists of short texts', async () => {
    const find = (operator: string, text: string) =>
      titles(`filters[keyPoints][${operator}]=${text}`, 'policies');
    expect(await find('$contains', 'night flow')).toEqual(['Water']);
    expect(await find('$containsi', 'REGISTER')).toEqual(['Homes']);
    expect(await find('$notContains', 'leaks')).toEqual(['Homes']);
  });

  it('take several numbers in one value', async () => {
    const [first, , last] = ids;
    expect(await titles(`filters[id][$in]=${first},${last}`)).toEqual(['Alpha', 'Gamma']);
    expect(await titles(`filters[id][$notIn]=${first},${last}`)).toEqual(['Beta']);
    const { status } = await content.get('/api/blog-posts?filters[id][$in]=1,x');
    expect(status).toBe(400);
  });

  it('take a comma in a text as it is', async () => {
    expect(await titles('filters[title][$in]=Alpha,Beta')).toEqual([]);
  });

  it.each([
    ['filters[title][$contains]=Al&filters[title][$contains]=Be', ['Alpha', 'Beta']],
    ['filters[title][$startsWithi]=b&filters[title][$startsWithi]=g', ['Beta', 'Gamma']],
    ['filters[title][$notContains]=Al&filters[title][$notContains]=Be', ['Gamma']],
    ['filters[title][$lt]=B&filters[title][$lt]=C', ['Alpha', 'Beta']],
    ['filters[title]=Alpha&filters[title]=Gamma', ['Alpha', 'Gamma']],
  ])('can be repeated: %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('know operators whatever their case, as refine sends them', async () => {
    expect(await titles('filters[title][$endswithi]=ETA')).toEqual(['Beta']);
    expect(await titles('filters[title][$startswith]=Ga')).toEqual(['Gamma']);
    expect(await titles('filters[title][$Null]=false')).toHaveLength(3);
    const { status, body } = await content.get('/api/blog-posts?filters[title][$like]=a');
    expect([status, body.error.message]).toEqual([400, 'Invalid key $like at title']);
  });
});

describe('pagination', () => {
  it('takes every number below 1 for 1', async () => {
    for (const size of ['-1', '-2', '0']) {
      expect(await pagination(`pagination[pageSize]=${size}`)).toMatchObject({ pageSize: 1 });
      expect(await pagination(`pagination[limit]=${size}`)).toMatchObject({ limit: 1 });
    }
  });

  it.each(['99999999999', '999999999999999'])('has an empty page %s', async (page) => {
    const { status, body } = await content.get(`/api/blog-posts?pagination[page]=${page}`);
    expect([status, body.data]).toEqual([200, []]);
    const expected = { page: Number(page), pageSize: 25, pageCount: 1, total: 3 };
    expect(body.meta.pagination).toEqual(expected);
    expect(await titles(`pagination[start]=${page}`)).toEqual([]);
  });
});
