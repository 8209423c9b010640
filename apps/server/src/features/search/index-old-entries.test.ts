// cspell:disable: words in several languages
import { afterEach, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import { migrate } from '../../db/migrate.ts';
import { searchSpellings } from '../../db/migrations/0156-search-spellings.ts';
import { migrations } from '../../db/migrations/index.ts';
import { openEmptyDb } from '../../testing/test-db.ts';
import { findMatches } from './hits/find-matches.repo.ts';
import { wordsIn } from './search-query.ts';

let db: Db;
afterEach(() => db.close());

it('finds entries of an earlier version in every spelling, each in its own language', async () => {
  db = await openEmptyDb();
  await migrate(
    db,
    migrations.filter(({ name }) => name < searchSpellings.name),
  );
  const entry = { collection: 'blog-posts', audience: 'public', published_at: '2026-01-01' };
  const rows = [
    { ...entry, document_id: 'a', locale: 'de', slug: 'a', title: 'Die Straße' },
    { ...entry, document_id: 'b', locale: 'en', slug: 'b', title: 'Roads of Łódź' },
  ].map((row) => ({ ...row, summary: '', body: 'Über alles' }));
  // biome-ignore lint/suspicious/noExplicitAny: the table of an earlier version
  await (db.queries as any).insertInto('search_entries').values(rows).execute();
  await migrate(db);
  const find = (text: string, locale: string) =>
    findMatches(db, {
      words: wordsIn(text),
      audiences: ['public'],
      collection: 'blog-posts',
      locale,
    });
  expect(await find('strasse', 'de')).toEqual(['a']);
  expect(await find('ueber alles', 'de')).toEqual(['a']);
  expect(await find('road lodz', 'en')).toEqual(['b']);
  expect(await find('strasse', 'en')).toEqual([]);
  await db.queries.deleteFrom('search_entries').execute();
  expect(await find('alles', 'de')).toEqual([]);
});
