import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp, type Role } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';
import { entryResponse, listResponse } from './entry-schema.ts';

let content: ContentApp;

beforeAll(async () => {
  content = await openContentApp();
  const author = await write(content, 'authors', { name: 'Ada', username: 'ada' });
  const category = await write(content, 'categories', { name: 'Water', seo: { metaTitle: 'W' } });
  const tag = await write(content, 'tags', { name: 'Pipes' });
  const relations = { author: author.id, categories: [category.id], tags: [tag.id] };
  await write(content, 'blog-posts', { title: 'Leaks', body: 'Words.', ...relations });
  const points = { keyPoints: ['One', 'Two'] };
  await write(content, 'policies', { title: 'Home', area: 'domestic', body: 'x', ...points });
  const plan = { requiredPlan: 'premium', category: category.id };
  await write(content, 'member-contents', { title: 'Letter', body: 'x', ...plan });
});
afterAll(() => content.close());

const plurals = ['blog-posts', 'categories', 'tags', 'authors', 'policies', 'member-contents'];
const queries = [
  '',
  '?populate=*',
  '?fields=id',
  '?pagination[start]=0&pagination[withCount]=false',
];

const collectionOf = (plural: string) => {
  const found = content.service.collections.find((item) => item.plural === plural);
  if (!found) throw new Error(`No collection ${plural}`);
  return found;
};

describe.each<Role>(['visitor', 'member', 'editor'])('the response schemas, for a %s', (role) => {
  it.each(plurals)('describe responses about %s completely', async (plural) => {
    const collection = collectionOf(plural);
    for (const query of queries) {
      const { body } = await content.get(`/api/${plural}${query}`, role);
      expect(listResponse(collection, false).parse(body)).toEqual(body);
      expect(body.data.length).toBeGreaterThan(0);
      const one = await content.get(`/api/${plural}/${body.data[0].documentId}${query}`, role);
      expect(entryResponse(collection, false).parse(one.body)).toEqual(one.body);
    }
  });
});
