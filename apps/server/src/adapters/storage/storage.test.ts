import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { HOUR } from '../../testing/test-clock.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage, StoredObject } from './storage.ts';

const KEYS = { id: 'AKIDEXAMPLE', secret: 'a key for tests' };

let folder: string;
let server: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-storage-'));
  server = await startS3Server(KEYS);
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const bucket = (secret = KEYS.secret, timeoutMs = 30_000) =>
  s3Storage({
    endpoint: `${server.url}/`,
    bucket: 'media',
    region: 'eu-west-1',
    accessKeyId: KEYS.id,
    secretAccessKey: secret,
    timeoutMs,
  });

async function bytesOf(found: StoredObject | undefined, range?: { start: number; end: number }) {
  if (!found) throw new Error('Nothing was found');
  return buffer(found.read(range));
}

const kinds: [string, () => Storage][] = [
  ['a folder', () => diskStorage(join(folder, 'media'))],
  ['a bucket', () => bucket()],
];

describe.each(kinds)('%s', (_, open) => {
  it('returns a stored file, whole and in part', async () => {
    const storage = open();
    const bytes = Buffer.from('0123456789');
    await storage.put('picture_1.webp', bytes);
    const found = await storage.find('picture_1.webp');
    expect(found?.size).toBe(10);
    expect(await bytesOf(found)).toEqual(bytes);
    const part = await bytesOf(found, { start: 2, end: 4 });
    expect(part.toString()).toBe('234');
  });

  it('replaces and removes files, also twice', async () => {
    const storage = open();
    await storage.put('a.pdf', Buffer.from('old'));
    await storage.put('a.pdf', Buffer.from('new one'));
    expect((await storage.find('a.pdf'))?.size).toBe(7);
    await storage.remove('a.pdf');
    expect(await storage.find('a.pdf')).toBeUndefined();
    await storage.remove('a.pdf');
  });

  it('stores an empty file and a large one', async () => {
    const storage = open();
    await storage.put('empty.txt', Buffer.alloc(0));
    expect((await storage.find('empty.txt'))?.size).toBe(0);
    const large = Buffer.alloc(3_000_000, 7);
    await storage.put('large.pdf', large);
    const found = await storage.find('large.pdf');
    expect((await bytesOf(found)).equals(large)).toBe(true);
  });

  it.each(['../secret.txt', 'a/b.pdf', '.env', 'a', 'a.b.c', ''])(
    'rejects the name %j',
    async (name) => {
      const storage = open();
      expect(await storage.find(name)).toBeUndefined();
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('Not a storage name');
    },
  );
});

describe('a bucket that fails', () => {
  it('is retried until the file is stored', async () => {
    server.fail(503, 2);
    await bucket().put('a.pdf', Buffer.from('kept'));
    expect(server.objects.get('a.pdf')?.toString()).toBe('kept');
  });

  it('is reported as an error, not as a missing file', async () => {
    await bucket().put('a.pdf', Buffer.from('kept'));
    const stranger = bucket('another key');
    await expect(stranger.find('a.pdf')).rejects.toThrow('status 403');
    await expect(stranger.put('a.pdf', Buffer.from('x'))).rejects.toThrow('status 403');
    await expect(stranger.remove('a.pdf')).rejects.toThrow('status 403');
    expect(server.objects.get('a.pdf')?.toString()).toBe('kept');
  });

  it('fails a read that stalls', async () => {
    await bucket().put('a.pdf', Buffer.from('kept whole'));
    const found = await bucket(KEYS.secret, 50).find('a.pdf');
    server.stall();
    await expect(bytesOf(found)).rejects.toThrow('stalled');
  });

  it('waits for a slow client without a timeout', async () => {
    const large = Buffer.alloc(3_000_000, 7);
    await bucket().put('large.pdf', large);
    const found = await bucket(KEYS.secret, 60_000).find('large.pdf');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const reading = found?.read() as Readable;
    reading.read(0);
    while (reading.readableLength < reading.readableHighWaterMark) {
      await new Promise(setImmediate);
    }
    vi.advanceTimersByTime(10 * 60_000);
    expect((await buffer(reading)).equals(large)).toBe(true);
  });

  it('fails a read if the file is removed in the meantime', async () => {
    await bucket().put('a.pdf', Buffer.from('kept'));
    const found = await bucket().find('a.pdf');
    server.objects.clear();
    await expect(bytesOf(found)).rejects.toThrow('status 404');
  });
});

describe('files on disk', () => {
  it('are on the disk before an upload is confirmed, as is their name', async () => {
    const handle = await open(folder);
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    onTestFinished(() => sync.mockRestore());
    await handle.close();
    await diskStorage(folder).put('a.txt', Buffer.from('content'));
    expect(sync).toHaveBeenCalledTimes(2);
  });

  it('that were never complete are deleted after an hour', async () => {
    const storage = diskStorage(folder);
    await storage.put('a.txt', Buffer.from('content'));
    writeFileSync(join(folder, 'b.txt.0123456789ab.part'), 'half of it');
    await storage.cleanUp?.(new Date());
    expect(readdirSync(folder)).toHaveLength(2);
    await storage.cleanUp?.(new Date(Date.now() + 2 * HOUR));
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });

  it('leave nothing behind when they cannot be stored', async () => {
    mkdirSync(join(folder, 'a.txt'));
    await expect(diskStorage(folder).put('a.txt', Buffer.from('content'))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });
});
