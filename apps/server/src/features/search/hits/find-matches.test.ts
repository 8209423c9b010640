import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../../db/client.ts';
import type { CompiledRead } from '../../../db/database-driver.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { findMatches } from './find-matches.repo.ts';

let db: Db;
beforeEach(async () => {
  db = await openTestDb();
});
afterEach(() => db.close());

const find = {
  words: ['harbour'],
  audiences: ['public', 'account'],
  collection: 'member-contents',
  locale: 'en',
};

it('finds the documents of one collection that an audience may find', async () => {
  const entry = (collection: string, audience: string, title: string) => ({
    collection,
    document_id: `${collection} ${audience} ${title}`,
    audience,
    slug: title,
    title,
    summary: '',
    body: '',
    published_at: '2026-01-01T00:00:00.000Z',
  });
  await db.queries
    .insertInto('search_entries')
    .values([
      entry('member-contents', 'account', 'harbours'),
      entry('member-contents', 'premium', 'harbours'),
      entry('member-contents', 'account', 'rivers'),
      entry('blog-posts', 'public', 'harbours'),
    ])
    .execute();
  expect(await findMatches(db, find)).toEqual(['member-contents account harbours']);
});

it.runIf(process.env.TEST_DB === 'sqlite')(
  'reads indexes only, however many posts match',
  async () => {
    const queries: CompiledRead[] = [];
    const slowRead: Db['slowRead'] = async (query) => {
      queries.push(query);
      return [];
    };
    await findMatches({ ...db, slowRead }, find);
    const [{ sql: text, parameters } = { sql: '', parameters: [] }] = queries;
    const plan = await db.read<{ detail: string }>({
      sql: `explain query plan ${text}`,
      parameters,
    });
    const steps = plan.map(({ detail }) => detail);
    expect(steps).toContainEqual(expect.stringContaining('COVERING INDEX search_entries_one'));
    expect(steps.join()).not.toContain('PRIMARY KEY');
  },
);
