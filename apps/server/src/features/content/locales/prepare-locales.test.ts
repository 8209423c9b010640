import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentTypes } from '../../../app/content-types.ts';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { write } from '../../../testing/write-posts.ts';
import { searchIndex } from '../../search/index.ts';
import { prepareLocales } from './prepare-locales.ts';

let content: ContentApp;
beforeEach(async () => {
  content = await openContentApp();
  const { documentId } = await write(content, 'blog-posts', { title: 'Old', body: 'Budgets.' });
  await content.send('PUT', `/api/blog-posts/${documentId}`, { data: { slug: 'new' } });
});
afterEach(() => content.close());

const start = async (...languages: string[]) => {
  const { db } = content.service;
  const clock = () => content.clock.now;
  await prepareLocales({ db, clock, languages, collections: contentTypes, index: searchIndex });
  const rows = await db.queries.selectFrom('blog_posts').select('locale').distinct().execute();
  return rows.map(({ locale }) => locale);
};

it('gives existing content the default language at the first start', async () => {
  expect(await start('de', 'en')).toEqual(['de']);
  const { db } = content.service;
  const former = await db.queries.selectFrom('former_slugs').select('locale').execute();
  expect(former).toEqual([{ locale: 'de' }]);
  const versions = await db.queries.selectFrom('content_versions').select('locale').execute();
  expect(versions).toEqual([{ locale: 'de' }, { locale: 'de' }]);
});

it('keeps the search index when the language changes', async () => {
  await start('de');
  const { db } = content.service;
  const rows = await db.queries.selectFrom('search_entries').select(['locale', 'title']).execute();
  expect(rows).toEqual([{ locale: 'de', title: 'Old' }]);
});

it('relabels content only if its language is not offered any more', async () => {
  expect(await start('en')).toEqual(['en']);
  expect(await start('fr', 'en')).toEqual(['en']);
  expect(await start('en')).toEqual(['en']);
  expect(await start('fr')).toEqual(['fr']);
  expect(await start('en')).toEqual(['en']);
});
