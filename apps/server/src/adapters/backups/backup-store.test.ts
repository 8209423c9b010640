import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import type { BackupStore } from './backup-store.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';

const KEYS = { id: 'AKIDEXAMPLE', secret: 'a key for tests' };
const PREFIX = 'site one/';

let folder: string;
let server: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-store-'));
  server = await startS3Server(KEYS);
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const openBucket = ({ secret = KEYS.secret, partBytes = 10 } = {}) =>
  bucketStore(
    {
      kind: 'bucket',
      endpoint: server.url,
      bucket: 'copies',
      prefix: PREFIX,
      region: 'eu-west-1',
      accessKeyId: KEYS.id,
      secretAccessKey: secret,
    },
    partBytes,
  );

function createFile(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const stores: [string, () => BackupStore, (name: string) => string | undefined][] = [
  [
    'a folder',
    () => folderStore(join(folder, 'kept')),
    (name) => readFileSync(join(folder, 'kept', name), 'utf8'),
  ],
  ['a bucket', () => openBucket(), (name) => server.objects.get(PREFIX + name)?.toString()],
];

describe.each(stores)('%s for backups', (_, open, read) => {
  it('moves files there, lists and removes them', async () => {
    const store = open();
    expect(await store.list()).toEqual([]);
    const long = 'a text that does not fit into one part';
    for (const name of ['a.tar.gz', 'b.tar.gz', 'c.tar.gz', 'd.tar.gz', 'e.tar.gz']) {
      const file = createFile(name, long + name);
      await store.put(file);
      expect(existsSync(file)).toBe(false);
      expect(read(name)).toBe(long + name);
    }
    await store.remove('b.tar.gz');
    expect((await store.list()).toSorted()).toEqual([
      'a.tar.gz',
      'c.tar.gz',
      'd.tar.gz',
      'e.tar.gz',
    ]);
  });
});

describe('a bucket for backups', () => {
  it('lists only its own folder', async () => {
    server.objects.set('another site/x.tar.gz', Buffer.from('x'));
    expect(await openBucket().list()).toEqual([]);
  });

  it('keeps the file and cancels the upload if a part is refused', async () => {
    const file = createFile('a.tar.gz', 'a text that does not fit into one part');
    const stranger = openBucket({ secret: 'another key' });
    await expect(stranger.put(file)).rejects.toThrow('could not start an upload: status 403');
    server.failParts(400);
    await expect(openBucket().put(file)).rejects.toThrow('could not store a part: status 400');
    expect(existsSync(file)).toBe(true);
    expect([server.uploads.size, server.objects.size]).toEqual([0, 0]);
  });

  it('never shows its keys', () => {
    expect(openBucket().description).toBe('the bucket copies');
  });
});
