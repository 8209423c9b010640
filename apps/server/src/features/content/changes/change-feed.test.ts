import type { CacheTag } from '@rostra/contract/pages';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../../db/client.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { createChangeFeed } from './change-feed.ts';

let db: Db;
let now: Date;
beforeEach(async () => {
  db = await openTestDb();
  now = new Date('2026-06-01T12:00:00.000Z');
});
afterEach(() => db.close());

const open = () =>
  createChangeFeed({
    db,
    clock: () => now,
    onError: (error) => {
      throw error;
    },
  });

async function announce(feed: ReturnType<typeof open>, ...tags: CacheTag[]) {
  feed.announce(tags);
  await feed.settle();
}

it('notifies every other process once', async () => {
  const [here, there, elsewhere] = [open(), open(), open()];
  for (const feed of [here, there, elsewhere]) expect(await feed.catchUp()).toEqual([]);
  await announce(here, 'blog-posts', 'blog-posts:a');
  await announce(here, 'blog-posts', 'blog-posts:b');
  expect(await here.catchUp()).toEqual([]);
  for (const feed of [there, elsewhere]) {
    expect(await feed.catchUp()).toEqual(['blog-posts', 'blog-posts:a', 'blog-posts:b']);
    expect(await feed.catchUp()).toEqual([]);
  }
});

it('ignores changes from before the process started', async () => {
  const here = open();
  await announce(here, 'policies');
  const late = open();
  expect(await late.catchUp()).toEqual([]);
  await announce(here, 'tags');
  expect(await late.catchUp()).toEqual(['tags']);
});

it('sees a change that was committed out of id order', async () => {
  const [here, there] = [open(), open()];
  await there.catchUp();
  await announce(here, 'tags:first');
  await db.queries.updateTable('content_changes').set({ id: 7 }).execute();
  expect(await there.catchUp()).toEqual(['tags:first']);
  await db.queries
    .insertInto('content_changes')
    .values({ id: 6, origin: 'slow', tags: '["slow"]', changed_at: now.toISOString() })
    .execute();
  expect(await there.catchUp()).toEqual(['slow']);
  expect(await there.catchUp()).toEqual([]);
});

it('misses nothing among many changes', async () => {
  const [here, there] = [open(), open()];
  await there.catchUp();
  const tags = Array.from({ length: 250 }, (_, index): CacheTag => `tags:t${index}`);
  for (const tag of tags) here.announce([tag]);
  await here.settle();
  expect((await there.catchUp()).sort()).toEqual(tags.sort());
});

it('keeps changes for a day', async () => {
  const [here, there] = [open(), open()];
  await there.catchUp();
  await announce(here, 'tags:old');
  now = new Date('2026-06-02T13:00:00.000Z');
  await announce(here, 'tags:new');
  await here.cleanUp();
  expect(await there.catchUp()).toEqual(['tags:new']);
});
