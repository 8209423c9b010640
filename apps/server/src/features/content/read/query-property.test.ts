import { errorTable } from '@rostra/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../errors.ts';
import { parseQuery } from '../../../http/requests/parse-query.ts';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';
import { type Reader, visitorReader } from '../declare/reader.ts';
import type { PlainObject } from '../query/values/plain-values.ts';
import { listEntriesJson } from './list-entries-json.ts';

/** `TEST_SCALE=10` tries ten times as many queries. */
const SCALE = Number(process.env.TEST_SCALE ?? 1);

let content: ContentApp;
beforeAll(async () => {
  content = await openContentApp();
  const author = await write(content, 'authors', { name: 'Ada', username: 'ada' });
  const tag = await write(content, 'tags', { name: 'Red' });
  await write(content, 'blog-posts', {
    title: 'A',
    body: 'x',
    author: author.id,
    tags: [tag.id],
  });
  await write(content, 'policies', { title: 'A', body: 'x', area: 'about', keyPoints: ['x'] });
  await write(content, 'member-contents', { title: 'A', body: 'x', requiredPlan: 'basic' });
});
afterAll(() => content.close());

const word = fc.constantFrom(
  ...['id', 'documentId', 'title', 'body', 'name', 'slug', 'publishedAt', 'keyPoints', 'order'],
  ...['author', 'tags', 'category', 'categories', 'avatar', 'seo', 'metaTitle', 'attachments'],
  ...['$eq', '$ne', '$lt', '$in', '$notIn', '$between', '$null', '$notNull', '$containsi', '$eqi'],
  ...['$and', '$or', '$not', '$endsWith', '$', '*', 'fields', 'filters', 'sort', 'populate'],
  ...['page', 'pageSize', 'start', 'limit', 'withCount', '0', '1', '2', '101', '', ' ', ']', '%00'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'valueOf', 'é', '%'],
);
const value = fc.oneof(
  word,
  fc.constantFrom(
    ...['true', 'false', 't', '0', '-1', '1e3', '1e400', 'NaN', '2147483648', '99999999999999999'],
    ...['2026-01-01', '20260-01-01', '253402300800000', 'title:desc', 'author.name', 'a,b', '%D8'],
    ...['%F0%9F%8C%8D', 'draft', 'published', "'", '"', '\\', ':', '.', ',', '%00x'],
  ),
  fc
    .string({ unit: 'binary', maxLength: 8 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);
const term = fc
  .tuple(
    fc.constantFrom('filters', 'sort', 'pagination', 'fields', 'populate', 'status', '_q'),
    fc.array(word, { maxLength: 5 }),
    value,
  )
  .map(([name, keys, text]) => `${name}${keys.map((key) => `[${key}]`).join('')}=${text}`);
const query = fc.array(term, { minLength: 1, maxLength: 4 }).map((terms) => terms.join('&'));
const reader = fc.constantFrom<Reader>(
  visitorReader,
  { role: 'member', includedPlans: ['account'] },
  { role: 'editor', includedPlans: [] },
);

/** Undefined, or the status of a refusal. Any other error would be a 500. */
async function ask(plural: string, asking: Reader, text: string): Promise<number | undefined> {
  const collection = content.service.collections.find((item) => item.plural === plural);
  if (!collection) throw new Error(plural);
  try {
    const asked = parseQuery(text) as PlainObject;
    JSON.parse(await listEntriesJson(content.service.store, collection, asking, asked, () => {}));
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return errorTable[error.code].status;
    throw error;
  }
}

describe('a list', () => {
  it('answers or rejects every query', async () => {
    const plural = fc.constantFrom(...content.service.collections.map((item) => item.plural));
    await fc.assert(
      fc.asyncProperty(plural, reader, query, async (name, asking, text) => {
        expect([undefined, 400, 403]).toContain(await ask(name, asking, text));
      }),
      { numRuns: 600 * SCALE },
    );
  });

  it.each([
    'filters[title][$null][x]=1',
    'filters[author][$null][x]=1',
    'filters[author][$notNull][]=',
    'pagination[withCount][a]=1',
    'pagination[withCount][][a]=1',
    'populate[author]=constructor',
    'populate[author]=toString',
    'filters[__proto__]=x',
    'filters[__proto__][x]=1',
    'filters[%5F_proto__]=x',
    'filters[author][__proto__]=x',
    'filters[title][__proto__]=x',
    'sort[__proto__]=asc',
    'sort=__proto__',
    'fields=__proto__',
    'populate[__proto__]=true',
    'populate=__proto__',
    'populate[author][__proto__]=x',
  ])('refuses %s', async (text) => {
    const { status, body } = await content.get(`/api/blog-posts?${text}`);
    expect([status, body.error.name]).toEqual([400, 'ValidationError']);
  });
});
