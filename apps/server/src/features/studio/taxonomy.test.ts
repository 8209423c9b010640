import { beforeEach, expect, it } from 'vitest';
import { type Colleague, openStudioTeam, type StudioApp } from '../../testing/staff/studio-app.ts';

let site: StudioApp;
let edith: Colleague;
beforeEach(async () => {
  ({ site, edith } = await openStudioTeam());
});

async function create(kind: string, data: object): Promise<string> {
  const { status, body } = await edith.ask('POST', `/entries/${kind}`, { data });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data.documentId;
}
const counts = async (kind: string) => (await edith.ask('GET', `/references/${kind}`)).body.data;

it('merges tags, counts what refers to them, and redirects the old address', async () => {
  const old = await create('tags', { name: 'Trains', slug: 'trains' });
  const kept = await create('tags', { name: 'Rail', slug: 'rail' });
  const one = await create('blog-posts', { title: 'One', body: 'x', tags: [old] });
  const both = await create('blog-posts', { title: 'Both', body: 'x', tags: [old, kept] });
  await edith.ask('POST', `/entries/blog-posts/${one}/publish`);
  expect(await counts('tags')).toEqual({ [old]: 2, [kept]: 1 });
  const url = `/entries/tags/${old}/merge`;
  expect((await site.as('ada').ask('POST', url, { into: kept })).status).toBe(403);
  expect((await edith.ask('POST', url, { into: old })).status).toBe(409);
  expect((await edith.ask('POST', url, { into: 'unknown' })).status).toBe(404);
  const merged = await edith.ask('POST', url, { into: kept });
  expect([merged.status, merged.body.data.title]).toEqual([200, 'Rail']);
  expect((await edith.ask('POST', url, { into: kept })).status).toBe(404);
  expect(await counts('tags')).toEqual({ [kept]: 2 });
  for (const id of [one, both]) {
    const { draft } = (await edith.ask('GET', `/entries/blog-posts/${id}`)).body.data;
    expect(draft.tags).toMatchObject([{ name: 'Rail' }]);
  }
  const live = await site.read(`/api/blog-posts/${one}?populate=tags`);
  expect(live.body.data.tags).toMatchObject([{ slug: 'rail' }]);
  expect((await site.read('/api/redirects/tags/trains')).body.data).toEqual({ slug: 'rail' });
});

it('merges one of two tags that are merged into each other at once', async () => {
  const one = await create('tags', { name: 'One', slug: 'one' });
  const two = await create('tags', { name: 'Two', slug: 'two' });
  const merge = (id: string, into: string) =>
    edith.ask('POST', `/entries/tags/${id}/merge`, { into });
  const both = await Promise.all([merge(one, two), merge(two, one)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

it('merges authors, with the redirects they had before', async () => {
  const author = { name: 'A', username: 'a' };
  const old = await create('authors', { ...author, slug: 'first' });
  const kept = await create('authors', { ...author, name: 'B', slug: 'b' });
  await edith.ask('PUT', `/entries/authors/${old}`, { data: { slug: 'second' } });
  const id = await create('blog-posts', { title: 'One', author: old });
  expect((await edith.ask('POST', `/entries/authors/${old}/merge`, { into: kept })).status).toBe(
    200,
  );
  const { draft } = (await edith.ask('GET', `/entries/blog-posts/${id}`)).body.data;
  expect(draft.author.name).toBe('B');
  for (const slug of ['first', 'second']) {
    const { body } = await site.read(`/api/redirects/authors/${slug}`);
    expect(body.data).toEqual({ slug: 'b' });
  }
});

it('does not merge posts', async () => {
  const [one, two] = [await create('blog-posts', {}), await create('blog-posts', {})];
  const answer = await edith.ask('POST', `/entries/blog-posts/${one}/merge`, { into: two });
  expect(answer.status).toBe(409);
});

it('lists what a relation can be set to, by name', async () => {
  for (const name of ['Trains', 'Bridges']) await create('tags', { name });
  await create('blog-posts', { title: 'Draft', body: 'x' });
  const { body } = await site.as('ada').ask('GET', '/options/tags');
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Bridges', 'Trains']);
  expect((await edith.ask('GET', '/options/blog-posts')).body.data).toEqual([]);
  expect((await edith.ask('GET', '/options/files')).status).toBe(404);
  expect((await edith.ask('GET', '/options/unknown')).status).toBe(404);
});
