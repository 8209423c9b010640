import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ImportApp, openImportApp } from '../../testing/imports/import-app.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import type { Entry } from '../../testing/strapi/strapi-rows.ts';
import { openStrapiServer, type StrapiServer, TOKEN } from '../../testing/strapi/strapi-server.ts';
import { performPass } from './pass/perform-pass.ts';
import { readAnswer } from './strapi/read-answer.ts';
import { createStrapiClient } from './strapi/strapi-client.ts';

interface RecordedAnswer {
  path: string;
  query: Record<string, string>;
  /** The name of the API token. */
  token: 'find' | 'limited' | 'wrong';
  headers: Record<string, string>;
  status: number;
  body: { data: Entry[] };
}

/** Answers of a real Strapi 5: `npm run record-strapi` records them again. */
const { answers }: { answers: RecordedAnswer[] } = JSON.parse(
  readFileSync(
    new URL('../../testing/strapi/recorded/answers.json', import.meta.url).pathname,
    'utf8',
  ),
);
const plurals = [...new Set(answers.map(({ path }) => path))].filter((path) => path !== 'nothings');
const isVersion4 = ({ headers }: RecordedAnswer) => headers['strapi-response-format'] === 'v4';
const isComplete = ({ query, token, status }: RecordedAnswer) =>
  status === 200 &&
  token === 'find' &&
  query.populate === '*' &&
  query['pagination[pageSize]'] === '25' &&
  !('filters[documentId][$in][0]' in query);

let strapi: StrapiServer;
beforeEach(async () => {
  strapi = await openStrapiServer();
  strapi.missing = ['nothings'];
  for (const answer of answers.filter((one) => isComplete(one) && !isVersion4(one))) {
    const { path, body, query } = answer;
    const rows = query.status === 'draft' ? strapi.drafts : strapi.entries;
    rows[path] = [...(rows[path] ?? []), ...body.data];
  }
});
afterEach(async () => {
  await strapi.close();
});

/** Strapi 4 has no documents. */
const withoutDocumentIds = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) => (key === 'documentId' ? undefined : value));

const nameOf = ({ path, token, query, headers }: RecordedAnswer) =>
  [path, token, ...Object.values(headers), new URLSearchParams(query).toString()].join(' ');

describe('the stand-in answers like the Strapi that was recorded', () => {
  it.each(answers.map((one) => [nameOf(one), one]))('%s', async (_, answer) => {
    const { path, query, token, status, body } = answer as RecordedAnswer;
    if (token === 'limited') strapi.allowed = plurals.filter((plural) => plural !== 'authors');
    if (isVersion4(answer as RecordedAnswer)) strapi.version = 4;
    const response = await fetch(`${strapi.url}/api/${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${token === 'wrong' ? 'wrong' : TOKEN}` },
    });
    expect(response.status).toBe(status);
    expect(withoutDocumentIds(await response.json())).toEqual(withoutDocumentIds(body));
  });
});

it('identifies entries by their document in both formats', () => {
  const complete = answers.filter((one) => isComplete(one) && one.query.status === 'published');
  expect(complete.filter(isVersion4)).toHaveLength(plurals.length);
  for (const answer of complete.filter((one) => isVersion4(one))) {
    const other = complete.find((one) => one.path === answer.path && !isVersion4(one));
    const ids = (one: RecordedAnswer | undefined) =>
      readAnswer(one?.body, answer.path).rows.map(({ sourceId }) => sourceId);
    expect(ids(answer)).toEqual(ids(other));
  }
});

describe('the mirror', () => {
  let site: ImportApp;
  beforeEach(async () => {
    site = await openImportApp();
  });
  afterEach(() => site.close());

  it('copies what was recorded', async () => {
    for (const { url, ext } of filesIn(answers)) {
      strapi.putFile(url, ext === '.csv' ? 'a,b' : undefined);
    }
    // A later time of publication would be a plan.
    site.clock.now = new Date('2100-01-01T00:00:00.000Z');
    await performPass({
      imports: { content: site.service, media: site.context.media },
      client: createStrapiClient({ url: strapi.url, token: TOKEN }),
      locale: 'en',
      logger: memoryLog().logger,
      now: () => site.clock.now,
    });
    const read = async (path: string) => (await site.get(path, 'annual')).body.data;
    const posts = await read('/api/blog-posts?sort=title&populate=*');
    expect(posts).toMatchObject([
      {
        title: 'A river',
        slug: 'a-river',
        author: { username: 'ada' },
        categories: [{ slug: 'water' }],
        tags: [{ slug: 'rivers' }, { slug: 'lakes' }],
        featuredImage: { alternativeText: 'A river', caption: 'The Severn' },
        seo: { metaTitle: 'River' },
      },
      { title: 'Bare', author: null, categories: [], featuredImage: null, seo: null },
    ]);
    expect(posts[0].body).toMatch(/^Look: !\[It\]\(\/uploads\/river_\w+\.png\) and \[the list\]/);
    const [text] = await read('/api/member-contents?populate=*');
    expect(text).toMatchObject({
      requiredPlan: 'premium',
      category: { slug: 'water' },
      attachments: [{ name: 'list.csv', caption: 'All of them' }],
    });
    expect(text.body.replace(/\(\/uploads\/[^ ]+/, '(…')).toBe(
      [
        '## Why',
        'Not \\*bold\\* **but this** and [a link](https://example.org)',
        '- One\n  1. Inner',
        '> Said',
        '```\nlet a = 1;\n```',
        '![A river](… "The Severn")',
      ].join('\n\n'),
    );
    expect(await read('/api/policies')).toMatchObject([
      { slug: 'clean-rivers', area: 'economic', keyPoints: ['One', 'Two'], order: 2 },
    ]);
    const drafts = await site.get('/api/blog-posts?status=draft&sort=title', 'editor');
    expect(drafts.body.data).toMatchObject([
      { title: 'A river' },
      { title: 'Bare, changed', slug: 'bare' },
      { title: 'Secret', publishedAt: null },
    ]);
    const { queries } = site.service.db;
    const remarks = await queries.selectFrom('mirror_remarks').selectAll().execute();
    expect(remarks.map(({ title }) => title)).toEqual(['A river']);
  });
});

/** Every file that occurs in the answers. */
function filesIn(value: unknown): { url: string; ext: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'url' in value && 'ext' in value ? [value as { url: string; ext: string }] : [];
  return [...own, ...Object.values(value).flatMap(filesIn)];
}
