import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db, DbKind } from '../../db/client.ts';
import { migrations } from '../../db/migrations/index.ts';
import { newUser } from '../../features/accounts/index.ts';
import { hasWords } from '../../features/content/entries/index/entry-words.repo.ts';
import {
  backUp,
  createSiteData,
  fill,
  holdOpen,
  NOW,
  restore,
  type SiteData,
  underTest,
} from '../../testing/backup-site.ts';
import { openContentApp } from '../../testing/content-app.ts';
import { addLibraryFile } from '../../testing/media/add-library-file.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { writePost } from '../../testing/write-posts.ts';
import { FORMAT, HEADER, MANIFEST } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeArchive } from './write-archive.ts';

const PASSPHRASE = 'a passphrase for tests';

let sites: SiteData[];
let source: SiteData;
let file: string;
const createSite = async (kind?: DbKind) => {
  const site = await createSiteData(kind);
  sites.push(site);
  return site;
};
beforeEach(async () => {
  sites = [];
  source = await createSite();
  file = join(source.dataDir, 'backups', 'site.tar.gz');
});
afterEach(async () => {
  for (const site of sites) await site.remove();
});

const member = (count: number) =>
  newUser({ username: `m${count}`, email: `m${count}@example.org`, passwordHash: 'x' }, NOW);
const picture = Buffer.from('the bytes of a picture');

/** Members, some of them deleted, a published post, and a picture with a smaller version. */
async function addContent(db: Db): Promise<void> {
  for (let count = 1; count <= 12; count += 1)
    await db.queries.insertInto('users').values(member(count)).execute();
  await db.queries.deleteFrom('users').execute();
  const content = await openContentApp({ db });
  await writePost(content, {
    title: 'Trams for everyone',
    body: 'Everywhere in the city, à la carte.',
  });
  await content.app.close();
  await source.storage.put('tram_1.png', picture);
  await source.storage.put('small_tram_1.png', Buffer.from('smaller'));
  await addLibraryFile(db.queries, 'tram_1', {
    size: 1.25,
    formats: JSON.stringify({ small: { url: '/uploads/small_tram_1.png' } }),
  });
  writeFileSync(join(source.dataDir, 'secret'), 'the secret of the site\n');
}

const kinds: DbKind[] = underTest === 'postgres' ? ['postgres', 'sqlite'] : ['sqlite'];

/** Without the entry that the restore itself adds. */
const withoutRestoreEntry = (found: Awaited<ReturnType<SiteData['dump']>>) => {
  const { audit_log: log, ...others } = found;
  return { ...others, audit_log: log?.rows.filter((row) => !row.includes('site.restore')) };
};

describe(`a backup of a site on ${underTest}`, () => {
  beforeEach(() => fill(source, addContent));

  it.each(kinds)('has everything: restored to %s, the site is the same', async (kind) => {
    await backUp(source, file);
    const target = await createSite(kind);
    await restore(target, file);
    expect(withoutRestoreEntry(await target.dump())).toEqual(
      withoutRestoreEntry(await source.dump()),
    );
    const restored = await target.storage.find('tram_1.png');
    expect(restored && (await text(restored.read()))).toBe(String(picture));
    expect(readdirSync(join(target.dataDir, 'media'))).toHaveLength(2);
    expect(readFileSync(join(target.dataDir, 'secret'), 'utf8')).toBe('the secret of the site\n');
    const settings = join(target.dataDir, 'restored-settings.env');
    expect(readFileSync(settings, 'utf8')).toBe("SITE_NAME='The Assembly'\n");
    for (const name of ['secret', 'restored-settings.env']) {
      expect(statSync(join(target.dataDir, name)).mode & 0o077).toBe(0);
    }
    const { app, deps, close } = await openTestApp({ db: target.open() });
    const found = await app.inject('/api/search?q=tram');
    const entries = deps.db.queries.selectFrom('content_entries').select('title');
    expect(await entries.where(hasWords(kind, [['city']])).execute()).toEqual([
      { title: 'Trams for everyone' },
    ]);
    expect(found.json().data).toMatchObject([{ title: expect.stringContaining('Tram') }]);
    await close();
  });

  it('gives no id twice after a restore', async () => {
    await backUp(source, file);
    const target = await createSite();
    await restore(target, file);
    const addUser = async (site: SiteData) => {
      const db = site.open();
      const added = await db.queries
        .insertInto('users')
        .values(member(1))
        .returning('id')
        .execute();
      await db.close();
      return added[0]?.id;
    };
    expect([await addUser(source), await addUser(target)]).toEqual([13, 13]);
  });

  it('is a file that only its owner can read, and leaves nothing else behind', async () => {
    await backUp(source, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(source.dataDir, 'backups'))).toEqual(['site.tar.gz']);
    const { header, manifest } = await verifyBackup({ file, passphrase: undefined });
    expect(header).toMatchObject({ format: FORMAT, database: underTest });
    const secret = createHash('sha256').update('the secret of the site\n').digest('hex');
    expect(manifest.entries).toContainEqual({ name: 'data/secret', size: 23, sha256: secret });
  });

  it('names files that are missing', async () => {
    await source.storage.remove('small_tram_1.png');
    expect(await backUp(source, file)).toMatchObject({
      media: 1,
      missingMedia: ['small_tram_1.png'],
    });
    const target = await createSite();
    await restore(target, file);
    expect(readdirSync(join(target.dataDir, 'media'))).toEqual(['tram_1.png']);
  });

  it('is encrypted with a passphrase, and opens with no other', async () => {
    await backUp(source, file, PASSPHRASE);
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    const target = await createSite();
    await expect(restore(target, file)).rejects.toThrow(
      'The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.',
    );
    await expect(restore(target, file, { passphrase: 'another passphrase' })).rejects.toThrow(
      'BACKUP_PASSPHRASE is not the passphrase of this backup.',
    );
    const altered = readFileSync(file);
    const middle = altered.length >> 1;
    altered[middle] = (altered[middle] ?? 0) ^ 1;
    const alteredFile = `${file}.altered`;
    writeFileSync(alteredFile, altered);
    await expect(restore(target, alteredFile, { passphrase: PASSPHRASE })).rejects.toThrow(
      'is damaged',
    );
    await restore(target, file, { passphrase: PASSPHRASE });
    expect((await target.dump()).users).toEqual((await source.dump()).users);
  });

  it('is refused when it was cut off or altered anywhere, and nothing is touched', async () => {
    await backUp(source, file);
    const whole = readFileSync(file);
    const target = await createSite();
    const damagedFile = join(target.dataDir, 'damaged.tar.gz');
    for (const size of [0, 10, whole.length >> 1, whole.length - 1]) {
      writeFileSync(damagedFile, whole);
      truncateSync(damagedFile, size);
      await expect(restore(target, damagedFile), String(size)).rejects.toThrow('is damaged');
    }
    const tar = gunzipSync(whole);
    tar[tar.indexOf('Trams for everyone')] = 'D'.charCodeAt(0);
    writeFileSync(damagedFile, gzipSync(tar));
    await expect(restore(target, damagedFile)).rejects.toThrow('is damaged');
    expect(readdirSync(target.dataDir)).toEqual(['damaged.tar.gz']);
    await expect(restore(target, `${file}.none`)).rejects.toThrow('There is no file');
  });

  it('replaces data only when that is confirmed, and keeps the replaced files', async () => {
    await backUp(source, file);
    const target = await createSite();
    await fill(target, (db) => db.queries.insertInto('users').values(member(1)).execute());
    await target.storage.put('other_1.png', picture);
    const before = await target.dump();
    await expect(restore(target, file)).rejects.toThrow(
      'The target has a database with data and media. Nothing was changed. To replace it, add --confirm.',
    );
    expect(await target.dump()).toEqual(before);
    const { previous = '' } = await restore(target, file, { isConfirmed: true });
    expect((await target.dump()).users).toEqual((await source.dump()).users);
    const kept = underTest === 'sqlite' ? ['media', 'rostra.db'] : ['media'];
    expect(readdirSync(previous)).toEqual(kept);
    expect(readdirSync(join(previous, 'media'))).toEqual(['other_1.png']);
    await restore(target, file, { isConfirmed: true });
    expect((await target.dump()).users).toEqual((await source.dump()).users);
  });

  it('is not restored under a running site', async () => {
    await backUp(source, file);
    const release = await holdOpen(source);
    await expect(restore(source, file, { isConfirmed: true })).rejects.toThrow(
      'The site is running. Stop it first.',
    );
    await release();
    await restore(source, file, { isConfirmed: true });
  });
});

describe('a backup of another version', () => {
  it('that is newer is refused', async () => {
    await fill(source, (db) =>
      db.queries
        .insertInto('migrations')
        .values({ name: '9999-future', applied_at: NOW.toISOString() })
        .execute(),
    );
    await backUp(source, file);
    const target = await createSite();
    await expect(restore(target, file)).rejects.toThrow(
      'The data was written by a newer version of Rostra (9999-future). Install that version first.',
    );
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it('that is older is migrated', async () => {
    const older = migrations.slice(0, migrations.length - 8);
    const addPost = async (db: Db) => {
      const row = { key: 'from before', value: 'kept' };
      await db.queries.insertInto('installation').values(row).execute();
    };
    await fill(source, addPost, older);
    await backUp(source, file);
    const target = await createSite();
    await restore(target, file);
    const db = target.open();
    const applied = await db.queries.selectFrom('migrations').select('name').execute();
    expect(applied).toHaveLength(migrations.length);
    const kept = db.queries
      .selectFrom('installation')
      .select('value')
      .where('key', '=', 'from before');
    expect(await kept.executeTakeFirst()).toEqual({ value: 'kept' });
    await db.close();
  });

  it('with another format is refused', async () => {
    mkdirSync(join(source.dataDir, 'backups'));
    await writeArchive({ file, encryption: undefined, createdAt: NOW }, async (archive) => {
      await archive.add(HEADER, JSON.stringify({ format: 2 }));
      await archive.add(MANIFEST, '{}');
    });
    await expect(restore(source, file)).rejects.toThrow(
      'The backup has the format 2, but this version of Rostra reads the format 1.',
    );
  });
});

describe('while the site is written to', () => {
  it('a backup has every write that was confirmed before, and no half of any other', async () => {
    await fill(source, addContent);
    const db = source.open();
    const confirmed: string[] = [];
    let isStopping = false;
    const write = async (writer: number) => {
      for (let count = 0; !isStopping; count += 1) {
        const key = `${writer} ${count}`;
        await db.transaction(async (tx) => {
          const at = NOW.toISOString();
          await tx.insertInto('installation').values({ key, value: 'x' }).execute();
          await tx
            .insertInto('content_changes')
            .values({ origin: key, tags: '[]', changed_at: at })
            .execute();
        });
        confirmed.push(key);
        // SQLite answers at once, so the writers would not let anything else run.
        await new Promise(setImmediate);
      }
    };
    const writers = [1, 2, 3].map(write);
    while (confirmed.length < 100) await new Promise(setImmediate);
    const before = [...confirmed];
    await backUp(source, file);
    const during = confirmed.length - before.length;
    isStopping = true;
    await Promise.all(writers);
    await db.close();
    const target = await createSite();
    await restore(target, file);
    const restored = target.open();
    const keys = await restored.queries.selectFrom('installation').select('key').execute();
    const changes = await restored.queries.selectFrom('content_changes').select('origin').execute();
    await restored.close();
    const first = new Set(keys.map(({ key }) => key));
    const second = changes.map(({ origin }) => origin).filter((origin) => /^\d+ \d+$/.test(origin));
    expect(before.filter((key) => !first.has(key))).toEqual([]);
    expect(second.toSorted()).toEqual([...first].filter((key) => /^\d+ \d+$/.test(key)).toSorted());
    expect(during).toBeGreaterThan(0);
  });
});
