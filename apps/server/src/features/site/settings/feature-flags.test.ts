import type { AuthResponse, ErrorEnvelope, Settings, Site } from '@rostra/contract';
import { feedPaths } from '@rostra/contract/pages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';

const PATH = '/api/studio/settings';
const OF_BLOG = ['/api/blog-posts', '/api/categories', '/api/tags', feedPaths.rss, feedPaths.json];
const OF_MEMBER_CONTENT = ['/api/member-contents', '/api/library', '/api/library/overview'];

let site: AccountsApp;
let owner: AuthResponse;
const open = async (env: Record<string, string> = {}) => {
  site = await openAccountsApp({ env });
  owner = await joinAs(site, 'olga', 'owner');
};
beforeEach(() => open());
afterEach(() => site.close());

type Body = { data: Settings; meta: { site: Site } } & Pick<ErrorEnvelope, 'error'>;
const change = (changes: object) => site.send<Body>('PUT', PATH, changes, { token: owner.jwt });
const statusesOf = async (paths: readonly string[]) =>
  Promise.all(
    paths.map(
      async (path) => (await site.send('GET', path, undefined, { token: owner.jwt })).status,
    ),
  );
const all = (status: number, paths: readonly string[]) => paths.map(() => status);

describe('a feature that staff turn off', () => {
  it('is gone at once, and back with everything when it is turned on again', async () => {
    const post = {
      title: 'Night flow',
      slug: 'night-flow',
      body: 'Water at night.',
      excerpt: 'Short.',
    };
    const created = await site.send(
      'POST',
      '/api/blog-posts',
      { data: post },
      { token: owner.jwt },
    );
    expect(created.status).toBe(201);
    expect(await statusesOf(OF_BLOG)).toEqual(all(200, OF_BLOG));

    const off = await change({ blog: { value: false, version: 0 } });
    expect(off.body.meta.site.features).toEqual({
      blog: false,
      memberContent: true,
      newsletters: false,
    });
    expect(await statusesOf(OF_BLOG)).toEqual(all(404, OF_BLOG));
    // Member content has authors too.
    expect(await statusesOf(['/api/authors', '/api/member-contents'])).toEqual([200, 200]);
    const again = await site.send('POST', '/api/blog-posts', { data: post }, { token: owner.jwt });
    expect(again.status).toBe(404);
    const found = await site.send<{ data: unknown[] }>('GET', '/api/search?q=water');
    expect(found.body.data).toEqual([]);
    expect((await site.app.inject('/sitemap.xml')).body).not.toContain('/blog');

    await change({ blog: { value: true, version: 1 } });
    expect(await statusesOf(OF_BLOG)).toEqual(all(200, OF_BLOG));
    const { body } = await site.send<{ data: { title: string }[] }>('GET', '/api/blog-posts');
    expect(body.data).toMatchObject([{ title: 'Night flow' }]);
  });

  it('takes what depends on it with it', async () => {
    const before = await statusesOf(OF_MEMBER_CONTENT);
    expect(before).not.toContain(404);
    await change({ memberContent: { value: false, version: 0 } });
    expect(await statusesOf(OF_MEMBER_CONTENT)).toEqual(all(404, OF_MEMBER_CONTENT));
    expect(await statusesOf(['/api/authors', '/api/blog-posts'])).toEqual([200, 200]);
    await change({ blog: { value: false, version: 0 } });
    expect(await statusesOf(['/api/authors'])).toEqual([404]);
  });

  it('stays as the environment says', async () => {
    await site.close();
    await open({ FEATURE_BLOG: 'false' });
    const refused = await change({ blog: { value: true, version: 0 } });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('FEATURE_BLOG'),
    ]);
    expect(await statusesOf(OF_BLOG)).toEqual(all(404, OF_BLOG));
  });

  it.each([null, 'false', 0, {}])('is not turned off with %j', async (value) => {
    expect((await change({ blog: { value, version: 0 } })).status).toBe(400);
    expect(await statusesOf(OF_BLOG)).toEqual(all(200, OF_BLOG));
  });
});
