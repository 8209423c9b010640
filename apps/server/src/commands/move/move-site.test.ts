import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { s3Storage } from '../../adapters/storage/s3.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { contentTypes } from '../../app/content-types.ts';
import type { DbKind } from '../../db/client.ts';
import {
  createSiteData,
  fill,
  holdOpen,
  NOW,
  type SiteData,
  underTest,
} from '../../testing/backup-site.ts';
import { openContentApp } from '../../testing/content-app.ts';
import { addLibraryFile } from '../../testing/media/add-library-file.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { writePost } from '../../testing/write-posts.ts';
import { moveSite } from './move-site.ts';

const KEYS = { id: 'AKIDEXAMPLE', secret: 'a key for tests' };

let sites: SiteData[];
let source: SiteData;
let server: S3Server;
const createSite = async (kind?: DbKind) => {
  const site = await createSiteData(kind);
  sites.push(site);
  return site;
};
beforeEach(async () => {
  sites = [];
  source = await createSite();
  server = await startS3Server(KEYS);
  await source.storage.put('tram_1.png', Buffer.from('a picture'));
  await source.storage.put('tram_2.png', Buffer.from('another'));
  writeFileSync(join(source.dataDir, 'secret'), 'the secret of the site\n');
  await fill(source, async (db) => {
    const content = await openContentApp({ db });
    await writePost(content, { title: 'Trams for everyone' });
    await content.app.close();
    for (const name of ['tram_1', 'tram_2']) await addLibraryFile(db.queries, name);
  });
});
afterEach(async () => {
  await server.close();
  for (const site of sites) await site.remove();
});

const bucket = () =>
  s3Storage({
    endpoint: server.url,
    bucket: 'media',
    region: 'eu-west-1',
    accessKeyId: KEYS.id,
    secretAccessKey: KEYS.secret,
  });
const at = (site: SiteData, storage: Storage = site.storage) => ({
  dataDir: site.dataDir,
  databaseUrl: site.databaseUrl,
  storage,
  storagePlace: storage.provider === 'local' ? site.dataDir : server.url,
});
const move = (
  from: ReturnType<typeof at>,
  to: ReturnType<typeof at>,
  { isConfirmed = false }: { isConfirmed?: boolean } = {},
) =>
  moveSite(from, to, {
    collections: contentTypes,
    isConfirmed,
    now: NOW,
    actor: { kind: 'terminal', user: 'operator', host: 'test' },
    report: () => {},
  });

/** Without what the move itself changes, and without last ids, because the test chooses ids. */
const comparable = async (site: SiteData) => {
  const { audit_log: _, ...tables } = await site.dump();
  return Object.entries(tables).map(([name, { rows }]) => ({
    name,
    rows: rows.map((row) => row.replace(/provider=\S+/, '')),
  }));
};

const kinds: DbKind[] = underTest === 'postgres' ? ['postgres', 'sqlite'] : ['sqlite'];

it.each(kinds)('moves everything to another folder and %s, and leaves the source', async (kind) => {
  const target = await createSite(kind);
  const before = await source.dump();
  const summary = await move(at(source), at(target));
  expect(summary).toMatchObject({ isDatabaseMoved: true, media: { copied: 2, missing: [] } });
  expect(await comparable(target)).toEqual(await comparable(source));
  expect(await source.dump()).toEqual(before);
  expect(readdirSync(join(target.dataDir, 'media'))).toEqual(['tram_1.png', 'tram_2.png']);
  const secret = join(target.dataDir, 'secret');
  expect(readFileSync(secret, 'utf8')).toBe('the secret of the site\n');
  expect(statSync(secret).mode & 0o077).toBe(0);
});

it('moves the files to a bucket and back, and skips those that are there already', async () => {
  await bucket().put('tram_1.png', Buffer.from('a picture'));
  const { media } = await move(at(source), at(source, bucket()));
  expect(media).toEqual({ copied: 1, unchanged: 1, missing: [] });
  expect(server.objects.get('tram_2.png')?.toString()).toBe('another');
  const providers = (await source.dump()).files?.rows.filter((row) => row.includes('aws-s3'));
  expect(providers).toHaveLength(2);
  const target = await createSite();
  await move(at(source, bucket()), at(target));
  expect(readdirSync(join(target.dataDir, 'media'))).toEqual(['tram_1.png', 'tram_2.png']);
});

it('goes on after an interruption, and replaces a file that differs', async () => {
  await bucket().put('tram_1.png', Buffer.from('half of it'));
  const target = await createSite();
  const failing: Storage = {
    ...bucket(),
    put: async (name, bytes) => {
      if (name === 'tram_2.png') throw new Error('interrupted');
      await bucket().put(name, bytes);
    },
  };
  await expect(move(at(source), at(target, failing))).rejects.toThrow('interrupted');
  const { media } = await move(at(source), at(target, bucket()));
  expect(media).toEqual({ copied: 1, unchanged: 1, missing: [] });
  expect(server.objects.get('tram_1.png')?.toString()).toBe('a picture');
});

it('refuses a target with data unless that is confirmed, a running source, and the same place', async () => {
  const target = await createSite();
  await move(at(source), at(target));
  await expect(move(at(source), at(target))).rejects.toThrow('The target has a database with data');
  await move(at(source), at(target), { isConfirmed: true });
  expect(await comparable(target)).toEqual(await comparable(source));
  await expect(move(at(source), at(source))).rejects.toThrow('nothing to move');
  const release = await holdOpen(source);
  const running = move(at(source), at(await createSite()));
  await expect(running).rejects.toThrow('The site is running.');
  await release();
  writeFileSync(join(target.dataDir, 'secret'), 'another\n');
  await expect(move(at(source), at(target), { isConfirmed: true })).rejects.toThrow(
    'belongs to another site',
  );
});
