import type { AuthResponse } from '@rostra/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReleaseDb } from '../testing/releases/open-release-db.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { Db } from './client.ts';
import { migrate } from './migrate.ts';

/** Rewritten by a migration: the words of entries are indexed differently. */
const REBUILT = /^(search_|migrations$)/;

describe.each(['0.1.0'])('a database of release %s', (version) => {
  let db: Db;
  let site: TestApp;
  let before: Record<string, number>;
  let after: Record<string, number>;
  let tokens: Record<string, string>;

  beforeAll(async () => {
    db = await openReleaseDb(version);
    before = await countRows(db);
    await migrate(db);
    after = await countRows(db);
    site = await openTestApp({ db });
    tokens = {};
    for (const name of ['ada', 'benedikt']) {
      const { json } = await send('POST', '/api/auth/local', undefined, {
        identifier: `${name}@example.org`,
        password: `correct horse ${name}`,
      });
      tokens[name] = (json as AuthResponse).jwt;
    }
  });
  afterAll(() => site.close());

  async function send(method: 'GET' | 'POST', url: string, token?: string, payload?: object) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await site.app.inject({
      method,
      url,
      headers,
      ...(payload ? { payload } : {}),
    });
    expect(response.statusCode, `${method} ${url}: ${response.body}`).toBe(200);
    return { json: response.json() };
  }
  const get = async (url: string, name?: string) =>
    (await send('GET', url, name === undefined ? undefined : tokens[name])).json;

  it('keeps every row', () => {
    expect(Object.keys(before).length).toBeGreaterThan(25);
    for (const [table, count] of Object.entries(before)) {
      if (!REBUILT.test(table)) expect([table, after[table]]).toEqual([table, count]);
    }
  });

  it('is complete: nothing is left to migrate', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  it('lets members log in with their passwords and find their data', async () => {
    expect(await get('/api/users/me', 'ada')).toMatchObject({
      username: 'ada',
      email: 'ada@example.org',
    });
    const { data } = await get('/api/library', 'ada');
    expect(data).toHaveLength(6);
    expect(data.filter(({ progress }: { progress: unknown }) => progress)).toHaveLength(5);
    const own = await get('/api/users/me/data', 'ada');
    expect(own.user).toMatchObject({ username: 'ada', email: 'ada@example.org' });
  });

  it('keeps plans and roles', async () => {
    const members = await db.queries
      .selectFrom('users')
      .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
      .select(['users.username', 'users.role', 'subscriptions.plan', 'subscriptions.status'])
      .orderBy('users.username')
      .execute();
    expect(members).toEqual([
      { username: 'ada', role: 'member', plan: 'premium', status: 'active' },
      { username: 'benedikt', role: 'member', plan: 'basic', status: 'active' },
      { username: 'zoe', role: 'editor', plan: null, status: null },
    ]);
  });

  it('shows the same content, with its history', async () => {
    const posts = await get('/api/blog-posts?populate=*&pagination[pageSize]=100');
    expect(posts.meta.pagination.total).toBe(14);
    for (const post of posts.data) expect(post.categories.length).toBeGreaterThan(0);
    expect((await get('/api/policies')).meta.pagination.total).toBe(5);
    const { data } = await get('/api/search?q=budget');
    expect(data.length).toBeGreaterThan(0);
  });
});

async function countRows(db: Db): Promise<Record<string, number>> {
  const tables = await db.queries.introspection.getTables();
  const own = tables.filter(({ schema, isView }) => !isView && (schema ?? 'public') === 'public');
  const counts: Record<string, number> = {};
  for (const { name } of own) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(name)}`.execute(db.queries);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}
