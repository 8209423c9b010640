import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { openTestDb } from '../../../testing/test-db.ts';

let content: ContentApp;
let onMainThread: string[];
let onWorkers: string[];
beforeEach(async () => {
  onMainThread = [];
  onWorkers = [];
  const db = await openTestDb();
  content = await openContentApp({
    db: {
      ...db,
      read: (query) => {
        onMainThread.push(query.sql);
        return db.read(query);
      },
      slowRead: (query) => {
        onWorkers.push(query.sql);
        return db.slowRead(query);
      },
    },
  });
});
afterEach(() => content.close());

const ofPosts = (queries: readonly string[]) => queries.filter((sql) => /blog_posts/.test(sql));

it.each([
  ['a text filter', 'filters[title][$containsi]=a'],
  ['a text filter of a related entry', 'filters[author][name][$containsi]=a'],
  ['a filter without an index', 'filters[readingMinutes][$gt]=3'],
  ['a sort order without an index', 'sort=title:asc'],
  ['a page deep in the list', 'pagination[start]=5000&pagination[limit]=1'],
  ['the simple search', '_q=a'],
  ['a large page of whole posts', 'pagination[pageSize]=100'],
])('%s is read by a worker, with its count', async (_, query) => {
  expect((await content.get(`/api/blog-posts?${query}`)).status).toBe(200);
  expect(ofPosts(onMainThread)).toEqual([]);
  expect(ofPosts(onWorkers)).toHaveLength(2);
});

it.each([
  ['the newest', ''],
  ['one by its slug', 'filters[slug]=a'],
  ['a large page of titles', 'fields[0]=title&pagination[pageSize]=100'],
  ['some by their ids', 'filters[id][$in][0]=1&filters[id][$in][1]=2'],
])('%s is found through an index, on the main thread', async (_, query) => {
  expect((await content.get(`/api/blog-posts?${query}`)).status).toBe(200);
  expect(ofPosts(onWorkers)).toEqual([]);
});

it('refuses what visitors may not ask before anything is read', async () => {
  const refused = await content.get('/api/blog-posts?filters[$or][0][body][$containsi]=a');
  expect(refused.status).toBe(400);
  expect([...ofPosts(onMainThread), ...ofPosts(onWorkers)]).toEqual([]);
});
