import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentTypes } from '../../app/content-types.ts';
import { withSnapshot } from '../../db/copy/with-snapshot.ts';
import { migrate } from '../../db/migrate.ts';
import { seedSite } from '../../start/seed-site.ts';
import { createSiteData, fill, NOW, type SiteData, underTest } from '../../testing/backup-site.ts';
import { openContentApp } from '../../testing/content-app.ts';
import { DAY } from '../../testing/test-clock.ts';
import { writePost } from '../../testing/write-posts.ts';
import { exportSite } from './export-site.ts';
import { EXPORTED_TABLES, LEFT_OUT } from './exported-tables.ts';

let sites: SiteData[];
let source: SiteData;
let folder: string;
beforeEach(async () => {
  source = await createSiteData();
  sites = [source];
  folder = join(source.dataDir, 'exported');
});
afterEach(async () => {
  for (const site of sites) await site.remove();
});

const run = () =>
  exportSite(
    { ...source, collections: contentTypes, defaultLanguage: 'en' },
    { path: folder, report: () => {} },
  );
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

/** The first starter posts with their pictures, and what they refer to. */
const starter = join(import.meta.dirname, '../../../../../content');
const seed = async (site: SiteData, from: string, now = NOW) => {
  const db = site.open();
  await migrate(db);
  const options = { db, clock: () => now, languages: ['en', 'de'] as const };
  await seedSite({ ...options, storage: site.storage, folder: from });
  await db.close();
};

// Loads the starter content twice; the format does not depend on the database.
it.runIf(underTest === 'sqlite')(
  'writes content that a new site can start with, and gets the same again',
  async () => {
    await seed(source, starter);
    await run();
    const copy = await createSiteData();
    sites.push(copy);
    // Later, because a seed moves dates that are not past.
    await seed(copy, join(folder, 'content'), new Date(NOW.getTime() + DAY));
    const again = join(copy.dataDir, 'exported');
    const options = { collections: contentTypes, defaultLanguage: 'en' };
    await exportSite({ ...copy, ...options }, { path: again, report: () => {} });
    const places = ['blog-posts', 'policies', 'member-contents', 'de/blog-posts'];
    for (const place of [...places, 'policies/versions/economic']) {
      const names = textsIn(folder, place);
      expect(names.length).toBeGreaterThan(0);
      expect(textsIn(again, place)).toEqual(names);
      for (const name of names) {
        const [first, second] = [folder, again].map((root) =>
          withoutHashes(readFileSync(join(root, 'content', place, name), 'utf8')),
        );
        expect(second).toBe(first);
      }
    }
    const landing = join('content', 'de', 'organisation.json');
    expect(readFileSync(join(again, landing), 'utf8')).toBe(read(landing));
    const post = read('content', 'blog-posts', 'a-border-is-also-a-queue.md');
    expect(post).toMatch(/^---\ntitle: A border is also a queue\n/);
    expect(post).toContain('author: carys-benedetti');
    const image = /file: (\S+)/.exec(post)?.[1] ?? '';
    expect(statSync(join(folder, 'content', 'images', image)).size).toBeGreaterThan(1000);
  },
);

const textsIn = (root: string, place: string) =>
  readdirSync(join(root, 'content', place)).filter((name) => name.endsWith('.md'));

/** Stored files have a random part in their names. */
const withoutHashes = (text: string) => text.replaceAll(/_[0-9a-f]{10}/g, '');

it('writes members without secrets, drafts apart, and only for its owner', async () => {
  await fill(source, async (db) => {
    const content = await openContentApp({ db });
    await writePost(content, { title: 'A draft, "quoted"' }, '?status=draft');
    await content.app.close();
    await db.queries.updateTable('users').set({ password_hash: '$argon2id$secret' }).execute();
  });
  await run();
  const [header, ...rows] = read('data', 'users.csv').trim().split('\r\n');
  expect(header).toContain('"email"');
  expect(rows).toHaveLength(5);
  const [name = ''] = readdirSync(join(folder, 'drafts', 'blog-posts'));
  expect(read('drafts', 'blog-posts', name)).toContain('title: A draft, "quoted"');
  expect(existsSync(join(folder, 'content', 'blog-posts'))).toBe(false);
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of all) {
    const path = join(entry.parentPath, entry.name);
    expect(statSync(path).mode & 0o077, path).toBe(0);
    if (entry.isFile()) expect(readFileSync(path, 'utf8'), path).not.toContain('argon2id');
  }
  await expect(run()).rejects.toThrow('is not empty. Choose a new folder.');
});

it('knows of every table whether it is exported', async () => {
  await fill(source, async () => {});
  const names = await withSnapshot(source, async ({ tables }) => tables.map(({ name }) => name));
  const links = contentTypes.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => (field.kind === 'many' ? [field.link.table] : [])),
  );
  const known = [
    ...Object.keys(EXPORTED_TABLES),
    ...LEFT_OUT,
    ...contentTypes.map(({ table }) => table),
    ...links,
  ];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
