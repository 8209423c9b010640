import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';
import { blogPosts } from '../../blog/index.ts';
import { searchIndex } from '../../search/index.ts';
import { visitorReader } from '../declare/reader.ts';
import { createLocales } from '../locales/locales.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import type { PlainObject } from '../query/values/plain-values.ts';
import { matches, type PlainPost, type PlainRelated } from '../testing/plain-filter.ts';
import { findEntriesJson } from './entries.repo.ts';

const WORDS = [
  'a',
  'B',
  'ab',
  'Ab',
  'É',
  'é',
  'éa',
  '%',
  '_',
  'a_b',
  '\\',
  "'",
  '"',
  '',
  'ß',
  '日本',
];
const TIMES = [1, 2, 3, 4].map((day) => `2026-01-0${day}T00:00:00.000Z`);

const posts: PlainPost[] = [];
let content: ContentApp;

beforeAll(async () => {
  content = await openContentApp();
  const authors: PlainRelated[] = [];
  for (const [index, name] of ['a', 'Ab', 'é'].entries()) {
    const author = { name, slug: `author-${index}`, bio: index === 0 ? null : name };
    const { id } = await write(content, 'authors', { ...author, username: name });
    authors.push({ ...author, id: String(id) });
  }
  const tags: PlainRelated[] = [];
  for (const [index, name] of ['a', 'B', 'ab'].entries()) {
    const tag = { name, slug: ['b', 'a', 'ab'][index] as string };
    const { id } = await write(content, 'tags', tag);
    tags.push({ ...tag, id: String(id) });
  }
  for (let index = 0; index < 24; index += 1) {
    const title = WORDS[index % WORDS.length] || 'none';
    const excerpt = index % 5 === 0 ? null : WORDS[(index * 7) % WORDS.length] || null;
    const author = index % 4 === 3 ? null : index % 4;
    const tagged = [0, 1, 2].filter((tag) => (index >> tag) % 2 === 1);
    const publishedAt = TIMES[index % 4] as string;
    const { id } = await write(content, 'blog-posts', {
      title,
      slug: `post-${index}`,
      excerpt,
      body: 'x',
      publishedAt,
      author: author === null ? null : author + 1,
      tags: tagged.map((tag) => tag + 1),
    });
    posts.push({
      id,
      title,
      excerpt,
      publishedAt,
      author: author === null ? null : (authors[author] as PlainRelated),
      tags: tagged.map((tag) => tags[tag] as PlainRelated),
    });
  }
});
afterAll(() => content.close());

const word = fc.constantFrom(...WORDS);
const textOperators = fc.oneof(
  fc.record({
    operator: fc.constantFrom(
      ...['$eq', '$eqi', '$ne', '$nei', '$lt', '$lte', '$gt', '$gte', '$contains', '$notContains'],
      ...['$containsi', '$notContainsi', '$startsWith', '$startsWithi', '$endsWith', '$endsWithi'],
    ),
    value: word,
  }),
  fc.record({
    operator: fc.constantFrom('$in', '$notIn'),
    value: fc.array(word, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ operator: fc.constant('$between'), value: fc.tuple(word, word) }),
  fc.record({
    operator: fc.constantFrom('$null', '$notNull'),
    value: fc.constantFrom('true', 'false'),
  }),
);
const timeOperators = fc.record({
  operator: fc.constantFrom('$eq', '$ne', '$lt', '$lte', '$gt', '$gte'),
  value: fc.constantFrom(...TIMES),
});
const comparison = (operators: typeof textOperators | typeof timeOperators) =>
  operators.chain(({ operator, value }) =>
    fc.boolean().map((isNegated): PlainObject => {
      const plain = { [operator]: value } as PlainObject;
      return isNegated ? { $not: plain } : plain;
    }),
  );

/** Several conditions on the same related entry, including whether it exists. */
const ofOne = (key: 'bio' | 'slug') => {
  const name = comparison(textOperators);
  const flag = fc.constantFrom('true', 'false');
  const either = fc.array(fc.oneof(fc.record({ name }), fc.record({ [key]: name })), {
    minLength: 1,
    maxLength: 2,
  });
  return fc
    .record(
      {
        name,
        [key]: name,
        id: fc.oneof(fc.record({ $null: flag }), fc.record({ $notNull: flag })),
        $null: flag,
        $notNull: flag,
        $not: fc.record({ name, [key]: name }, { requiredKeys: ['name'] }),
        $or: either,
      },
      { requiredKeys: [] },
    )
    .filter((asked) => Object.keys(asked).length <= 3)
    .map((asked) => asked as unknown as PlainObject);
};

const { tree } = fc.letrec<{ tree: PlainObject; leaf: PlainObject }>((tie) => ({
  leaf: fc.oneof(
    comparison(textOperators).map((value): PlainObject => ({ title: value })),
    comparison(textOperators).map((value): PlainObject => ({ excerpt: value })),
    comparison(timeOperators).map((value): PlainObject => ({ publishedAt: value })),
    comparison(textOperators).map((value): PlainObject => ({ author: { name: value } })),
    comparison(textOperators).map((value): PlainObject => ({ tags: { name: value } })),
    ofOne('bio').map((value): PlainObject => ({ author: value })),
    ofOne('slug').map((value): PlainObject => ({ tags: value })),
  ),
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc
      .array(tie('tree'), { minLength: 1, maxLength: 3 })
      .map((items): PlainObject => ({ $and: items })),
    fc
      .array(tie('tree'), { minLength: 1, maxLength: 3 })
      .map((items): PlainObject => ({ $or: items })),
    tie('tree').map((item): PlainObject => ({ $not: item })),
  ),
}));

const parse = (filters: PlainObject) =>
  parseReadQuery({ filters, fields: 'title' }, blogPosts, visitorReader, {
    locales: createLocales(['en']),
    index: searchIndex,
  });

/** Visitors may not ask expensive queries; nothing else about these trees may be refused. */
function isAffordable(filters: PlainObject): boolean {
  try {
    parse(filters);
    return true;
  } catch (error) {
    if (/too expensive|more than/.test(String(error))) return false;
    throw error;
  }
}

describe('a random filter tree', () => {
  it('finds the rows that filtering in memory finds', async () => {
    const { db } = content.service;
    const now = content.clock.now.toISOString();
    await fc.assert(
      fc.asyncProperty(tree.filter(isAffordable), async (filters) => {
        const query = parse(filters);
        const rows = await findEntriesJson(db, now, query, { limit: 100, offset: 0 });
        const found = rows.map((row) => JSON.parse(row).id);
        const expected = posts.filter((post) => matches(post, filters) === true);
        expect(found).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 300 },
    );
  });
});
