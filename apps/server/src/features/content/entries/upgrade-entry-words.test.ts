import { beforeEach, expect, it } from 'vitest';
import { contentTypes } from '../../../app/content-types.ts';
import {
  type Colleague,
  openStudioTeam,
  type StudioApp,
} from '../../../testing/staff/studio-app.ts';
import { hasWords, indexWords } from './index/entry-words.repo.ts';
import { upgradeEntryWords } from './index/rebuild-words.ts';

let site: StudioApp;
let edith: Colleague;
beforeEach(async () => {
  ({ site, edith } = await openStudioTeam());
});

it('indexes the words of an earlier version again, once', async () => {
  const { db } = site.deps;
  await edith.ask('POST', '/entries/blog-posts', { data: { title: 'Straße', body: 'Öl' } });
  const entry = await db.queries
    .selectFrom('content_entries')
    .select('id')
    .executeTakeFirstOrThrow();
  const find = (word: string) =>
    db.queries
      .selectFrom('content_entries')
      .select('id')
      .where(hasWords(db.kind, [[word]]))
      .execute();
  await indexWords(db.queries, db.kind, entry.id, { title: 'before', body: '' });
  expect(await find('strasse')).toEqual([]);
  await upgradeEntryWords(db, contentTypes);
  expect([await find('strasse'), await find('oel'), await find('before')]).toEqual([
    [entry],
    [entry],
    [],
  ]);
  await indexWords(db.queries, db.kind, entry.id, { title: 'later', body: '' });
  await upgradeEntryWords(db, contentTypes);
  expect(await find('later')).toEqual([entry]);
});
