import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { addPageViews, addReferrers } from './page-views.repo.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
});
afterEach(() => site.close());

const DAY = '2026-11-19';
const numbered = <Value>(count: number, value: Value) =>
  new Map(Array.from({ length: count }, (_, number) => [`/${number}`, value]));

it('stores no more than the pages of a day, even from one batch', async () => {
  const { db } = site.deps;
  const add = (count: number) =>
    db.relaxedTransaction((tx) =>
      addPageViews(tx, db.kind, DAY, numbered(count, { views: 1, visitors: [] })),
    );
  await add(5_010);
  await add(1);
  const rows = await db.queries.selectFrom('page_views').select(['path', 'views']).execute();
  expect(rows).toHaveLength(5_000);
  expect(rows.find(({ path }) => path === '/0')?.views).toBe(2);
});

it('asks nothing of the database about referrers for which there is no room', async () => {
  const { db } = site.deps;
  const add = (host: string) =>
    db.relaxedTransaction((tx) => addReferrers(tx, DAY, numbered(2_010, new Map([[host, 3]]))));
  await add('a.example');
  const count = async () =>
    await db.queries.selectFrom('page_referrers').select(['referrer', 'views']).execute();
  expect(await count()).toHaveLength(2_000);
  await add('b.example');
  expect(new Set((await count()).map(({ referrer }) => referrer))).toEqual(new Set(['a.example']));
  await add('a.example');
  expect(new Set((await count()).map(({ views }) => views))).toEqual(new Set([6]));
});
