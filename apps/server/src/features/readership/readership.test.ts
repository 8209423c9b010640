import type { Readership } from '@rostra/contract';
import { viewHeader } from '@rostra/contract/pages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RenderHost } from '../../plugins/pages/web.ts';
import { joinAs } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../testing/test-accounts.ts';
import { testClock } from '../../testing/test-clock.ts';
import { ViewCounter } from './count/view-counter.ts';

const render = async (request: Request, { tag }: RenderHost) => {
  tag('site');
  const { pathname } = new URL(request.url);
  return new Response('<html>', {
    status: pathname.includes('missing') ? 404 : 200,
    headers: { 'content-type': 'text/html' },
  });
};

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';
const DAY_MS = 24 * 60 * 60_000;

let site: AccountsApp;
const open = async (env: Record<string, string> = {}) => {
  site = await openAccountsApp({
    clock: testClock('2026-11-19T12:00:00.000Z'),
    web: { render, clientDir: import.meta.dirname },
    env,
  });
  await joinAs(site, 'olga', 'owner');
};
beforeEach(() => open());
afterEach(() => site.close());

interface Visit {
  address?: string;
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
}

const visit = async (url: string, { address = '192.0.2.1', method = 'GET', headers }: Visit = {}) =>
  site.app.inject({
    method,
    url,
    remoteAddress: address,
    headers: { 'user-agent': FIREFOX, ...headers },
  });
const store = () => site.app.workers.run('readership');
/** Logs in each time, because the tests let days pass. */
const read = async (query = '') => {
  const { body: owner } = await site.logIn('olga');
  const { status, body } = await site.send<Readership>(
    'GET',
    `/api/studio/readers${query}`,
    undefined,
    {
      token: owner.jwt,
    },
  );
  expect(status).toBe(200);
  return body;
};

describe('views', () => {
  it('are counted with each request for a page, also from memory', async () => {
    for (const url of ['/about', '/about', '/about?utm_source=x', '/']) await visit(url);
    await visit('/about', { address: '192.0.2.2' });
    await visit('/about', { headers: { 'user-agent': SAFARI } });
    await store();
    const { total, days, pages, isCounting } = await read();
    expect(isCounting).toBe(true);
    expect(total).toEqual({ views: 6, visitors: 3 });
    expect(days).toEqual([{ day: '2026-11-19', views: 6, visitors: 3 }]);
    expect(pages).toEqual([
      { path: '/about', title: null, views: 5, visitors: 3 },
      { path: '/', title: null, views: 1, visitors: 1 },
    ]);
  });

  it.each<[string, string, Visit]>([
    ['programs', '/about', { headers: { 'user-agent': 'Googlebot/2.1' } }],
    ['links that were only pointed at', '/about', { headers: { 'sec-purpose': 'prefetch' } }],
    ['the data of a page', '/about.data', {}],
    ['the data of a text', '/blog/one.data', {}],
    ['missing pages', '/missing', {}],
    ['other requests', '/about', { method: 'HEAD' }],
    ['where members vote', '/votes/one/cast', {}],
    ['forms', '/login', {}],
    ['the member area, where any address has a page', '/dashboard/content/made-up', {}],
    ['addresses with secrets', '/reset-password?code=secret', {}],
  ])('leave out %s', async (_, url, how) => {
    await visit(url, how);
    await store();
    expect(await read()).toMatchObject({ total: { views: 0, visitors: 0 }, pages: [] });
  });

  it('include pages that the router of the browser shows', async () => {
    await visit('/about', { method: 'HEAD', headers: { [viewHeader]: '1' } });
    await store();
    expect((await read()).total).toEqual({ views: 1, visitors: 1 });
  });

  it('have the title of the text', async () => {
    const posts = await site.deps.db.queries
      .insertInto('content_entries')
      .values({
        ...{ collection: 'blog-posts', document_id: 'p1', locale: 'en', title: 'A post' },
        ...{ sort_title: 'a post', slug: 'a-post', version: 1, live_version: 1, editor_id: null },
        ...{ created_at: '2026-11-01', updated_at: '2026-11-01', owner_id: null, deleted_at: null },
        ...{ review_note: null, review_by: null, review_at: null, review_for: null },
      })
      .executeTakeFirst();
    expect(posts.numInsertedOrUpdatedRows).toBe(1n);
    await visit('/blog/a-post');
    await store();
    expect((await read()).pages).toMatchObject([{ path: '/blog/a-post', title: 'A post' }]);
    expect(await read('?path=/blog/a-post')).toMatchObject({
      total: { views: 1, visitors: 1 },
      pages: [],
    });
    expect((await read('?path=/about')).total).toEqual({ views: 0, visitors: 0 });
  });

  it('stop while staff have turned them off', async () => {
    await site.close();
    await open({ READER_STATISTICS: 'false' });
    await visit('/about');
    await store();
    expect(await read()).toMatchObject({ isCounting: false, total: { views: 0 } });
    expect((await site.send('GET', '/api/site')).body).toMatchObject({ countsReaders: false });
  });
});

describe('other sites', () => {
  it('are named without paths, and this one never', async () => {
    for (const referer of [
      'https://www.search.example/?q=illness',
      'https://search.example/',
      'http://rostra.localhost/blog',
      'javascript:alert(1)',
      'nonsense',
    ]) {
      await visit('/about', { headers: { referer } });
    }
    await visit('/');
    await store();
    expect((await read()).referrers).toEqual([
      { referrer: 'search.example', views: 2 },
      { referrer: '', views: 1 },
    ]);
    expect((await read('?path=/about')).referrers).toEqual([
      { referrer: 'search.example', views: 2 },
    ]);
  });
});

describe('visitors', () => {
  it('are the same in all processes of a day', async () => {
    const { db, env } = site.deps;
    const parts = { db, now: site.clock.now, trustedProxies: 0 };
    const settings = { values: { readerStatistics: true, timeZone: 'UTC' } };
    const languages = { defaultLanguage: 'en', offered: ['en'] };
    const other = new ViewCounter({
      ...parts,
      site: { url: env.SITE_URL, settings, languages } as never,
    });
    const request = { method: 'GET', url: '/about', headers: { 'user-agent': FIREFOX } };
    other.viewed({ ...request, socket: { remoteAddress: '192.0.2.1' } } as never);
    await visit('/about');
    await Promise.all([store(), other.flush()]);
    expect((await read()).total).toEqual({ views: 2, visitors: 1 });
  });

  it('cannot be found in what is stored', async () => {
    await visit('/about', { address: '203.0.113.77' });
    await store();
    const { queries } = site.deps.db;
    const rows = [
      await queries.selectFrom('page_views').selectAll().execute(),
      await queries.selectFrom('page_referrers').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|Firefox|Mozilla/);
  });

  it('can no longer be told apart once the day is over', async () => {
    await visit('/about');
    await store();
    site.clock.advance(DAY_MS);
    await site.app.workers.run('hourly.readership');
    const { queries } = site.deps.db;
    expect(await queries.selectFrom('readership_keys').selectAll().execute()).toEqual([]);
    const rows = await queries.selectFrom('page_views').select(['sketch', 'visitors']).execute();
    expect(rows).toEqual([
      { sketch: null, visitors: 1 },
      { sketch: null, visitors: 1 },
    ]);
    await visit('/about');
    await store();
    const { total, days } = await read();
    expect(total).toEqual({ views: 2, visitors: 2 });
    expect(days.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('keep their number if a process comes late', async () => {
    await visit('/about');
    await store();
    await visit('/about', { address: '192.0.2.9' });
    site.clock.advance(DAY_MS);
    await site.app.workers.run('hourly.readership');
    await store();
    expect((await read()).days).toEqual([
      { day: '2026-11-19', views: 2, visitors: 1 },
      { day: '2026-11-20', views: 0, visitors: 0 },
    ]);
  });
});

it('keeps what could not be stored for the next time', async () => {
  const { db } = site.deps;
  const works = db.relaxedTransaction;
  Object.assign(db, { relaxedTransaction: () => Promise.reject(new Error('no connection')) });
  await visit('/about');
  await store().catch(() => undefined);
  await visit('/about', { address: '192.0.2.2', headers: { referer: 'https://a.example/' } });
  Object.assign(db, { relaxedTransaction: works });
  await store();
  expect(await read()).toMatchObject({
    total: { views: 2, visitors: 2 },
    referrers: [
      { referrer: '', views: 1 },
      { referrer: 'a.example', views: 1 },
    ],
  });
});

it('compares with as many days before, and forgets after 13 months', async () => {
  for (const pages of [['/about'], ['/about'], ['/about', '/']]) {
    site.clock.advance(7 * DAY_MS);
    for (const page of pages) await visit(page);
    await store();
  }
  expect(await read('?days=7')).toMatchObject({
    total: { views: 2, visitors: 1 },
    before: { views: 1, visitors: 1 },
  });
  expect((await read('?days=30')).before).toBeNull();
  expect((await read('?days=7')).days).toHaveLength(7);
  site.clock.advance(396 * DAY_MS);
  await site.app.workers.run('hourly.readership');
  const rows = await site.deps.db.queries.selectFrom('page_views').selectAll().execute();
  expect(rows).toEqual([]);
});

it('refuses other numbers of days and paths', async () => {
  const { body: owner } = await site.logIn('olga');
  for (const query of ['?days=8', '?days=x', '?path=about', `?path=/${'x'.repeat(400)}`]) {
    const { status } = await site.send('GET', `/api/studio/readers${query}`, undefined, {
      token: owner.jwt,
    });
    expect([query, status]).toEqual([query, 400]);
  }
});
