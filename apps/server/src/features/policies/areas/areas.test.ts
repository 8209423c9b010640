import type { AuthResponse, ErrorEnvelope, PolicyArea, Settings, Site } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';

let site: AccountsApp;
let owner: AuthResponse;
beforeEach(async () => {
  site = await openAccountsApp();
  owner = await joinAs(site, 'olga', 'owner');
});
afterEach(() => site.close());

type Body<T = unknown> = { data: T; meta: { site: Site } } & Pick<ErrorEnvelope, 'error'>;
const send = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  site.send<Body<T>>(method, path, body, { token: owner.jwt });

const starter = (key: string, slug = key): PolicyArea => ({ key, slug, names: {} });
const climate: PolicyArea = {
  key: 'climate',
  slug: 'climate',
  names: { en: 'Climate', de: 'Energie' },
};

async function change(value: readonly PolicyArea[]) {
  const { body } = await send<Settings>('GET', '/api/studio/settings');
  const { version } = body.data.policyAreas;
  return send<Settings>('PUT', '/api/studio/settings', { policyAreas: { value, version } });
}

const addPolicy = async (slug: string, area: string) => {
  const data = { title: `About ${slug}`, slug, area, body: 'A lighthouse.' };
  return send<{ documentId: string }>('POST', '/api/policies', { data });
};
const pathOf = async (slug: string) => {
  const { body } = await site.send<{ meta: { path: string } }>(
    'GET',
    `/api/policies/by-slug/${slug}`,
  );
  return body.meta.path;
};
const messageOf = ({ body }: { body: Body }) => {
  const [problem] = (body.error.details.errors ?? []) as { message: string }[];
  return problem?.message ?? body.error.message;
};

describe('policy areas', () => {
  it('are named, ordered and added by staff, and then hold policies', async () => {
    const areas = [climate, starter('economic'), starter('domestic'), starter('international')];
    const changed = await change(areas);
    expect(changed.status).toBe(200);
    expect(changed.body.meta.site.policyAreas).toEqual(areas);
    expect((await addPolicy('heat-pumps', 'climate')).status).toBe(201);
    expect(await pathOf('heat-pumps')).toBe('/policies/climate');
    const { body } = await site.send<Body<{ slug: string }>>(
      'GET',
      '/api/policies/leading/climate',
    );
    expect(body.data.slug).toBe('heat-pumps');
    const listed = await send<{ area: string }[]>('GET', '/api/studio/policies/areas');
    expect(listed.body.data.slice(0, 5).map(({ area }) => area)).toEqual([
      ...['climate', 'economic', 'domestic', 'international'],
      'manifesto',
    ]);
    expect((await site.app.inject('/sitemap.xml')).body).toContain('/policies/climate<');
    const { body: shown } = await site.send<Site>('GET', '/api/site');
    expect(shown.unpublished).not.toContain('/policies/climate');
    expect(shown.unpublished).toContain('/policies/domestic');
  });

  it('are those of the specification until staff change them', async () => {
    const { body } = await site.send<Site>('GET', '/api/site');
    expect(body.policyAreas).toBeUndefined();
    const refused = await addPolicy('heat-pumps', 'climate');
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toBe(
      'area must be one of the following values: domestic, international, economic, manifesto, about, privacy, terms, cookies, imprint',
    );
  });

  it('keep their policies when their address changes, and lead there from the former one', async () => {
    await addPolicy('streets', 'domestic');
    const others = [starter('international'), starter('economic')];
    expect((await change([starter('domestic', 'at-home'), ...others])).status).toBe(200);
    expect(await pathOf('streets')).toBe('/policies/at-home');
    const redirects = async () => {
      const { body } = await send<{ path: string; target: string }[]>(
        'GET',
        '/api/studio/redirects',
      );
      return body.data.map(({ path, target }) => [path, target]);
    };
    expect(await redirects()).toEqual([['/policies/domestic', '/policies/at-home']]);
    expect((await change([starter('domestic'), ...others])).status).toBe(200);
    // There is no circle: the address that is used again leads nowhere else.
    expect(await redirects()).toEqual([['/policies/at-home', '/policies/domestic']]);
  });

  it('stay while there are policies in them', async () => {
    const { body } = await addPolicy('streets', 'domestic');
    const others = [starter('international'), starter('economic')];
    const refused = await change(others);
    expect(refused.status).toBe(400);
    expect(messageOf(refused)).toContain('/policies/domestic');
    const path = `/api/policies/${body.data.documentId}`;
    expect((await send('PUT', path, { data: { area: 'economic' } })).status).toBe(200);
    expect((await change(others)).status).toBe(200);
    expect(await pathOf('streets')).toBe('/policies/economic');
  });

  it('do not take the address of a policy in another area', async () => {
    await addPolicy('streets', 'domestic');
    await addPolicy('water', 'domestic');
    const areas = ['domestic', 'international', 'economic'].map((key) => starter(key));
    const refused = await change([...areas, { ...climate, slug: 'water' }]);
    expect([refused.status, messageOf(refused)]).toEqual([
      400,
      expect.stringContaining('/policies/water'),
    ]);
    const { body } = await site.send<Site>('GET', '/api/site');
    expect(body.policyAreas).toBeUndefined();
  });

  it.each([
    ['none', []],
    ['a legal page as address', [starter('domestic', 'privacy')]],
    ['a fixed page as key', [{ ...climate, key: 'about' }]],
    ['no name', [{ ...climate, names: {} }]],
    ['an unknown language', [{ ...climate, names: { xx: 'Climate' } }]],
    ['a name with control characters', [{ ...climate, names: { en: 'Cli\u0007mate' } }]],
    ['a name that is too long', [{ ...climate, names: { en: 'x'.repeat(41) } }]],
    ['a nested address', [{ ...climate, slug: 'a/b' }]],
    ['the same address twice', [starter('domestic'), starter('economic', 'domestic')]],
    ['the same key twice', [starter('domestic'), starter('domestic', 'other')]],
    [
      'too many',
      Array.from({ length: 13 }, (_, index) => ({
        ...climate,
        key: `a${index}`,
        slug: `a${index}`,
      })),
    ],
  ])('are refused with %s', async (_, value) => {
    expect((await change(value)).status).toBe(400);
    const { body } = await site.send<Site>('GET', '/api/site');
    expect(body.policyAreas).toBeUndefined();
  });

  it('show a policy at its own address if its area is gone, and not under another page', async () => {
    const { body } = await addPolicy('streets', 'domestic');
    const { db } = site.deps;
    await db.queries.updateTable('policies').set({ area: 'gone' }).execute();
    expect(await pathOf('streets')).toBe('/policies/streets');
    const all = await site.send<Body<{ path: string; area: string }[]>>(
      'GET',
      '/api/policies/overview',
    );
    expect(all.body.data).toMatchObject([{ path: '/policies/streets', area: 'gone' }]);
    // It can still be edited, and put into an area again.
    const path = `/api/policies/${body.data.documentId}`;
    expect((await send('PUT', path, { data: { title: 'Streets' } })).status).toBe(200);
    expect((await send('PUT', path, { data: { area: 'economic' } })).status).toBe(200);
    expect((await site.send('GET', '/api/policies/leading/gone')).status).toBe(400);
  });
});
