import type {
  AuthResponse,
  CrawlerFiles,
  ErrorEnvelope,
  MissingPage,
  RedirectSummary,
} from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RenderHost } from '../../../plugins/pages/web.ts';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { PageVisits } from './visits/page-visits.ts';

/** A web app with two pages. */
const render = async (request: Request, { tag }: RenderHost) => {
  tag('site');
  const isPage = ['/', '/about'].includes(new URL(request.url).pathname);
  return new Response('<html>', {
    status: isPage ? 200 : 404,
    headers: { 'content-type': 'text/html' },
  });
};

let site: AccountsApp;
let owner: AuthResponse;
let visits: PageVisits;
beforeEach(async () => {
  site = await openAccountsApp({ web: { render, clientDir: import.meta.dirname } });
  owner = await joinAs(site, 'olga', 'owner');
  visits = new PageVisits({ db: site.deps.db, now: site.clock.now });
});
afterEach(() => site.close());

type Body<T> = { data: T } & Pick<ErrorEnvelope, 'error'>;
const PATH = '/api/studio/redirects';
const send = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  site.send<Body<T>>(method, path, body, { token: owner.jwt });
const list = async (query = '') => (await send<RedirectSummary[]>('GET', PATH + query)).body.data;
const add = (from: string, to: string) => send('POST', PATH, { from, to });
const location = async (url: string) => {
  const { statusCode, headers } = await site.app.inject(url);
  return [statusCode, headers.location];
};
const problemOf = async (from: string, to: string) => {
  const { status, body } = await add(from, to);
  const [field] = (body.error.details.errors ?? []) as { path: string[]; message: string }[];
  return [status, field?.path[0], field?.message ?? body.error.message];
};

describe('redirects', () => {
  it('are added, changed and deleted, and take effect at once', async () => {
    expect((await add(' /Old-Page/ ', '/about?x=1#team')).status).toBe(201);
    expect(await location('/old-page')).toEqual([301, '/about?x=1#team']);
    expect(await location('/old-page')).toEqual([301, '/about?x=1#team']);
    expect(await list()).toMatchObject([
      { path: '/old-page', target: '/about?x=1#team', isDocument: false, source: null, version: 1 },
    ]);
    const change = {
      path: '/old-page',
      version: 1,
      from: '/older-page',
      to: 'https://a.example/x',
    };
    expect((await send('PUT', PATH, change)).status).toBe(200);
    expect(await location('/older-page')).toEqual([301, 'https://a.example/x']);
    expect((await site.app.inject('/old-page')).statusCode).toBe(404);
    expect((await send('DELETE', `${PATH}?path=/older-page`)).status).toBe(200);
    expect((await site.app.inject('/older-page')).statusCode).toBe(404);
    expect((await send('DELETE', `${PATH}?path=/older-page`)).status).toBe(404);
    const log = await site.deps.db.queries.selectFrom('audit_log').select('action').execute();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['redirect.create', 'redirect.change', 'redirect.delete']),
    );
  });

  it('store an address of this site without its host', async () => {
    const { SITE_URL } = site.deps.env;
    expect((await add(`${SITE_URL}/moved`, `${SITE_URL}/about`)).status).toBe(201);
    expect(await list()).toMatchObject([{ path: '/moved', target: '/about' }]);
  });

  it.each([
    ['/about', '/', 'from', 'The site has a page at /about'],
    ['/studio/posts', '/', 'from', 'The site has a page at /studio/posts'],
    ['/', '/about', 'from', 'Enter an address of this site'],
    ['https://other.example/x', '/about', 'from', 'Enter an address of this site'],
    ['', '/about', 'from', 'Enter an address.'],
    ['/x', 'javascript:alert(1)', 'to', 'Enter an address of this site, such as /about'],
    ['/x', '//evil.example', 'to', 'Enter an address of this site, such as /about'],
    ['/x', 'about', 'to', 'Enter an address of this site, such as /about'],
    ['/x', '/X/?a=1', 'to', 'A redirect cannot lead to its own address, /x.'],
  ])('are refused from %s to %s', async (from, to, field, message) => {
    const [status, path, text] = await problemOf(from, to);
    expect([status, path]).toEqual([400, field]);
    expect(text).toContain(message);
  });

  it('are refused if they would lead in a circle, also through others', async () => {
    await add('/a', '/b');
    await add('/b', '/c');
    expect(await problemOf('/c', '/a')).toEqual([
      400,
      'to',
      'Another redirect leads from there back to /c, so visitors would never arrive.',
    ]);
  });

  it('are refused for an address that has one', async () => {
    await add('/a', '/b');
    expect(await problemOf('/A', '/c')).toEqual([
      409,
      undefined,
      'There is already a redirect from /a. Change that one instead.',
    ]);
  });

  it('are refused for an address that another one gets at the same time', async () => {
    await add('/a', '/x');
    await add('/b', '/y');
    const both = await Promise.all(
      ['/a', '/b'].map((path) => send('PUT', PATH, { path, version: 1, from: '/c', to: '/z' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are not overwritten by somebody who has not seen the last change', async () => {
    await add('/a', '/b');
    const change = { path: '/a', version: 1, from: '/a' };
    expect((await send('PUT', PATH, { ...change, to: '/c' })).status).toBe(200);
    const { status, body } = await send('PUT', PATH, { ...change, to: '/d' });
    expect([status, body.error.code]).toEqual([409, 'edit_conflict']);
    expect(await location('/a')).toEqual([301, '/c']);
  });

  it('are found by a part of either address, and listed page by page', async () => {
    await site.deps.db.queries
      .insertInto('redirects')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          path: `/2019/${String(index).padStart(2, '0')}`,
          target: index === 7 ? '/Seven_%' : '/about',
          created_at: '2026-01-01T00:00:00.000Z',
        })),
      )
      .execute();
    expect((await list('?search=_%25')).map(({ path }) => path)).toEqual(['/2019/07']);
    expect((await list('?search=2019/5')).length).toBe(10);
    expect((await list()).length).toBe(50);
    expect((await list('?cursor=50')).length).toBe(10);
    expect((await list('?pageSize=20&cursor=50')).length).toBe(10);
    expect((await list('?pageSize=20')).length).toBe(20);
  });

  it('belong to staff after a change, so that undoing an import keeps them', async () => {
    await site.deps.db.queries
      .insertInto('redirects')
      .values({ path: '/a', target: '/b', source: 'ghost', created_at: '2026-01-01' })
      .execute();
    await send('PUT', PATH, { path: '/a', version: 1, from: '/a', to: '/about' });
    expect(await list()).toMatchObject([{ source: null, target: '/about', version: 2 }]);
  });
});

describe('visits', () => {
  it('of redirects are counted by every process, and stored together', async () => {
    await add('/a', '/about');
    visits.redirected('/a');
    visits.redirected('/a');
    visits.redirected('/elsewhere');
    const other = new PageVisits({ db: site.deps.db, now: site.clock.now });
    other.redirected('/a');
    await Promise.all([visits.flush(), other.flush()]);
    await visits.flush();
    expect(await list('?order=hits')).toMatchObject([
      { path: '/a', hits: 3, lastHitAt: site.clock.now().toISOString() },
    ]);
  });

  it('are counted whether the answer comes from memory or not, but not what programs only check', async () => {
    await add('/a', '/about');
    for (const url of ['/a', '/a', '/a?utm_source=x']) await site.app.inject(url);
    await site.app.inject({ method: 'HEAD', url: '/a' });
    await site.app.inject('/nothing-here?email=anna@example.org');
    expect(await list()).toMatchObject([{ path: '/a', hits: 3 }]);
    const { body } = await send<MissingPage[]>('GET', '/api/studio/missing-pages');
    expect(body.data).toMatchObject([{ path: '/nothing-here', hits: 1 }]);
  });

  it('that found nothing are reported without their query, until there is a redirect', async () => {
    visits.missed('/2019/my-page');
    visits.missed('/2019/my-page');
    visits.missed('/other.html');
    await visits.flush();
    const missing = async () =>
      (await send<MissingPage[]>('GET', '/api/studio/missing-pages')).body.data;
    expect((await missing()).map(({ path, hits }) => [path, hits])).toEqual([
      ['/2019/my-page', 2],
      ['/other.html', 1],
    ]);
    await add('/2019/my-page', '/about');
    await send('DELETE', '/api/studio/missing-pages?path=/other.html');
    expect(await missing()).toEqual([]);
  });

  it.each([
    '/wp-login.php',
    '/.env',
    '/picture.jpg',
    '/anna@example.org',
    '/anna%40example.org',
    '/reset/0123456789abcdef0123456789abcdef',
    `/${'long-'.repeat(50)}`,
  ])('to %s are not reported', async (path) => {
    visits.missed(path);
    await visits.flush();
    const rows = await site.deps.db.queries.selectFrom('missing_pages').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('keep what is asked for often, however many addresses a robot makes up', async () => {
    for (let round = 0; round < 3; round += 1) {
      visits.missed('/wanted');
      for (let index = 0; index < 400; index += 1) visits.missed(`/made-up/${round}-${index}`);
      await visits.flush();
    }
    const rows = await site.deps.db.queries
      .selectFrom('missing_pages')
      .select(['path', 'hits'])
      .orderBy('hits', 'desc')
      .execute();
    expect(rows.length).toBe(500);
    expect(rows[0]).toEqual({ path: '/wanted', hits: 3 });
  });

  it('are kept while they cannot be stored', async () => {
    let isAway = true;
    const db = {
      ...site.deps.db,
      transaction: ((work) =>
        isAway
          ? Promise.reject(new Error('away'))
          : site.deps.db.transaction(work)) as typeof site.deps.db.transaction,
    };
    const unlucky = new PageVisits({ db, now: site.clock.now });
    unlucky.missed('/a-page');
    await expect(unlucky.flush()).rejects.toThrow('away');
    isAway = false;
    await unlucky.flush();
    const rows = await site.deps.db.queries.selectFrom('missing_pages').selectAll().execute();
    expect(rows).toMatchObject([{ path: '/a-page', hits: 1 }]);
  });
});

it('shows what search engines read', async () => {
  const { body } = await send<CrawlerFiles>('GET', '/api/studio/crawler-files');
  expect(body.data.robots).toContain('Disallow: /api/');
  expect(body.data.sitemaps).toMatchObject([
    { language: 'en', url: `${site.deps.env.SITE_URL}/sitemap.xml` },
  ]);
  expect(body.data.sitemaps[0]?.addresses[0]).toBe(`${site.deps.env.SITE_URL}/`);
});
