import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedSite } from '../../start/seed-site.ts';
import { type MirrorApp, openMirrorApp } from '../../testing/strapi/mirror-app.ts';
import { DAY } from '../../testing/test-clock.ts';
import { pledgesFeature } from '../pledges/index.ts';

const FOLDER = join(import.meta.dirname, '../../../../../content');

let mirror: MirrorApp;
let site: MirrorApp['site'];
let strapi: MirrorApp['strapi'];
beforeEach(async () => {
  mirror = await openMirrorApp();
  ({ site, strapi } = mirror);
  site.clock.now = new Date('2026-12-01T12:00:00.000Z');
});
afterEach(() => mirror.close());

const seed = (options: { isMirror?: boolean } = {}) => {
  const { service, storage, clock } = site;
  const deps = { db: service.db, storage, clock: () => clock.now, languages: ['en'] };
  return seedSite({ ...deps, folder: FOLDER }, options);
};
/** Those that the first start of a site adds. */
const addPledges = async () => {
  for (const worker of pledgesFeature(site.service).workers ?? []) {
    await worker.run(new AbortController().signal);
  }
};
const pass = () => mirror.pass();
const publishOwn = (values: object = {}) =>
  strapi.add('policies', {
    ...{ title: 'Our domestic policy', slug: 'domestic', area: 'domestic', body: 'Ours.' },
    ...{ keyPoints: [], order: 1, ...values },
  });
const policies = async (): Promise<string[][]> =>
  (await site.get('/api/policies?sort=slug')).body.data.map(
    ({ slug, title }: Record<string, string>) => [slug, title],
  );
const read = async (slug: string) =>
  (await site.get(`/api/policies?filters[slug]=${slug}`)).body.data[0];
const editions = async (slug: string) =>
  (await site.get(`/api/policies/by-slug/${slug}/editions`)).body.data.editions;
const pledges = () => site.service.db.queries.selectFrom('pledges').selectAll().execute();

describe('a new site with a mirror', () => {
  it('has no starter content, and gets none when the mirror ends', async () => {
    expect(await seed({ isMirror: true })).toBe(false);
    expect(await policies()).toEqual([]);
    expect((await site.get('/api/landing')).status).toBe(404);
    await pass();
    expect(await seed()).toBe(false);
    expect(await policies()).toEqual([]);
  });

  it('gets it if nothing was ever copied', async () => {
    await seed({ isMirror: true });
    expect(await seed()).toBe(true);
    expect((await policies()).length).toBeGreaterThan(3);
  });
});

describe('a site with starter content that gets a mirror', () => {
  beforeEach(async () => {
    await seed();
    await addPledges();
  });

  it('shows the mirrored entry at the address of the starter entry', async () => {
    const count = (await policies()).length;
    const document = (await read('domestic')).documentId;
    publishOwn();
    await pass();
    expect(await policies()).toContainEqual(['domestic', 'Our domestic policy']);
    expect(await policies()).toHaveLength(count);
    expect(await editions('domestic')).toHaveLength(1);
    const left = await pledges();
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ document_id }) => document_id === document)).toEqual([]);
    const hits = JSON.stringify((await site.get('/api/search?q=domestic')).body);
    expect(hits).toContain('Our domestic policy');
    expect(hits).not.toContain('services within reach');
  });

  it('leaves starter entries alone that staff have changed', async () => {
    const { documentId } = await read('domestic');
    await site.send('PUT', `/api/policies/${documentId}`, { data: { title: 'Edited here' } });
    publishOwn();
    await pass();
    expect(await policies()).toContainEqual(['domestic', 'Edited here']);
    expect(await policies()).toContainEqual(['domestic-2', 'Our domestic policy']);
  });

  it('leaves them alone, with everything about them, if staff have recorded something', async () => {
    const { documentId } = await read('domestic');
    const before = await pledges();
    const pledge = before.find(({ document_id }) => document_id === documentId);
    const update = {
      ...{ pledge_id: pledge?.id ?? '', number: 99, key: 'k', status: 'kept' as const },
      ...{ as_of: '2026-11-01', evidence: 'x', sources: '[]', corrects: null },
      created_at: site.clock.now.toISOString(),
    };
    await site.service.db.queries.insertInto('pledge_updates').values(update).execute();
    publishOwn();
    await pass();
    expect((await read('domestic')).documentId).toBe(documentId);
    expect(await policies()).toContainEqual(['domestic-2', 'Our domestic policy']);
    expect(await pledges()).toEqual(before);
  });

  it('keeps the starter entry while the mirrored one is only a draft', async () => {
    strapi.saveDraft('policies', { title: 'Draft', slug: 'domestic', area: 'domestic', body: 'x' });
    await pass();
    expect((await read('domestic')).title).toContain('services within reach');
  });

  it('moves an entry that was copied to another address before', async () => {
    const { queries } = site.service.db;
    const starter = (await read('domestic')).documentId;
    const [item] = await queries
      .deleteFrom('starter_items')
      .where('document_id', '=', starter)
      .returningAll()
      .execute();
    publishOwn();
    await pass();
    const { documentId } = await read('domestic-2');
    if (item) await queries.insertInto('starter_items').values(item).execute();
    site.clock.now = new Date(site.clock.now.getTime() + DAY);
    await pass();
    expect(await read('domestic')).toMatchObject({ documentId, title: 'Our domestic policy' });
    const redirect = await site.get('/api/redirects/policies/domestic-2');
    expect(redirect.body.data).toMatchObject({ slug: 'domestic' });
  });
});
