import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { mediaFileSchema } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage } from '../../adapters/storage/disk.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { createQueue } from '../../concurrency/queue.ts';
import type { Db } from '../../db/client.ts';
import { createSiteLanguages } from '../../languages/site-languages.ts';
import { errorEnvelope } from '../../plugins/error-envelope.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { createImageWorker } from './formats/image-worker.ts';
import { makeFormats } from './formats/make-formats.ts';
import { makeMissingFormats, makeStarterFormats } from './formats/make-missing-formats.ts';
import type { MediaDeps } from './media-deps.ts';
import { removeFile } from './remove-file.ts';
import { mediaRoutes } from './routes.ts';
import { storeImage } from './store/store-image.ts';
import { storePublicFile } from './store/store-public-file.ts';
import { readFileInfo } from './upload/file-info.ts';
import { uploadFiles } from './upload/upload-files.ts';

const STARTER_PICTURE = join(
  import.meta.dirname,
  '../../../../../content/images/members-letter.png',
);

let db: Db;
let folder: string;
let deps: MediaDeps;

beforeEach(async () => {
  db = await openTestDb();
  folder = mkdtempSync(join(tmpdir(), 'rostra-media-'));
  const clock = () => new Date('2026-06-01T12:00:00.000Z');
  deps = { queries: db.queries, storage: diskStorage(folder), clock };
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#386' } });
const jpeg = (width: number, height: number) => picture(width, height).jpeg().toBuffer();
const info = [{ alternativeText: 'A green field' }];

/** A PNG of a few bytes that claims to be huge. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4);
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('storing a picture', () => {
  it('creates the formats of the contract, none larger than the original', async () => {
    const bytes = await jpeg(1200, 600);
    const file = await storeImage(deps, {
      bytes,
      filename: 'Über Fluß.jpeg',
      alternativeText: 'x',
    });
    mediaFileSchema.parse(file);
    expect(file).toMatchObject({
      name: 'Über Fluß.jpeg',
      ext: '.jpg',
      mime: 'image/jpeg',
      width: 1200,
      height: 600,
    });
    expect(file.url).toMatch(/^\/uploads\/[a-z0-9_]+\.jpg$/);
    const sizes = Object.entries(file.formats ?? {}).map(([name, { width, height }]) => [
      name,
      width,
      height,
    ]);
    expect(sizes).toEqual([
      ['thumbnail', 245, 123],
      ['small', 500, 250],
      ['medium', 750, 375],
      ['large', 1000, 500],
    ]);
    const sources = file.sources?.map(({ mime, width }) => [mime, width]);
    expect(sources).toEqual([
      ['image/webp', 480],
      ['image/avif', 480],
      ['image/webp', 800],
      ['image/avif', 800],
      ['image/webp', 1200],
      ['image/avif', 1200],
    ]);
    expect(await readdir(folder)).toHaveLength(11);
  });

  it.each([
    [20, 17_000],
    [17_000, 20],
  ])('refuses one of %i by %i pixels and stores nothing', async (width, height) => {
    const bytes = await picture(width, height).png().toBuffer();
    await expect(storeImage(deps, { bytes, filename: 'a.png' })).rejects.toMatchObject({
      code: 'validation_failed',
      message: messageReference('media-server', 'tooWide', { pixels: 16_000 }),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('fits still and animated images into a square on request', async () => {
    const still = { bytes: await jpeg(1200, 600), filename: 'a.jpg', maxSide: 300 };
    const file = await storeImage(deps, still);
    expect([file.width, file.height, file.formats?.small]).toEqual([300, 150, undefined]);
    const frames = await Promise.all(
      ['#386', '#fff'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const moving = await storeImage(deps, { bytes: gif, filename: 'a.gif', maxSide: 30 });
    expect([moving.width, moving.height]).toEqual([30, 20]);
    const stored = await sharp(join(folder, moving.hash + moving.ext), {
      animated: true,
    }).metadata();
    expect(stored.pages).toBe(2);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'keeps %s in the copies',
    async (type) => {
      const bytes = await picture(300, 200).toFormat(type).toBuffer();
      const file = await storeImage(deps, { bytes, filename: `a.${type}` });
      const { hash = '', ext = '' } = file.formats?.thumbnail ?? {};
      const { format, width } = await sharp(join(folder, hash + ext)).metadata();
      expect([format, width]).toEqual([type === 'avif' ? 'heif' : type, 234]);
    },
  );

  it('queues images and refuses them if the queue is full', async () => {
    const queued = { ...deps, queue: createQueue(1, 2) };
    const bytes = await jpeg(40, 40);
    const all = Array.from({ length: 5 }, () => storeImage(queued, { bytes, filename: 'a.jpg' }));
    const settled = await Promise.allSettled(all);
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'unavailable' } });
    expect(settled.length - refused.length).toBeGreaterThanOrEqual(3);
  });

  it('removes stored files if a later step fails', async () => {
    const { storage } = deps;
    const put = async (name: string, bytes: Uint8Array) => {
      await storage.put(name, bytes);
      if (name.startsWith('small_')) throw new Error('disk full');
    };
    const failing = { ...deps, storage: { ...storage, put } };
    const input = { bytes: await jpeg(600, 600), filename: 'a.jpg' };
    await expect(storeImage(failing, input)).rejects.toThrow('disk full');
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not enlarge small images', async () => {
    const file = await storeImage(deps, { bytes: await jpeg(100, 90), filename: 'a.jpg' });
    expect(file.formats).toEqual({});
  });

  it('rotates it upright and strips EXIF data', async () => {
    const withPlace = await picture(60, 30)
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await storeImage(deps, { bytes: withPlace, filename: 'a.jpg' });
    expect([file.width, file.height]).toEqual([30, 60]);
    const stored = await sharp(join(folder, file.hash + file.ext)).metadata();
    expect(stored.exif).toBeUndefined();
  });

  it('can defer the formats', async () => {
    const bytes = await jpeg(600, 300);
    const file = await storeImage(deps, { bytes, filename: 'a.jpg', formats: 'later' });
    expect(file.formats).toBeNull();
    expect(await makeMissingFormats(deps)).toBe(1);
    expect(await makeMissingFormats(deps)).toBe(0);
  });

  it('creates deferred formats newest first and continues after a failure', async () => {
    const later = (filename: string, bytes: Buffer) =>
      storeImage(deps, { bytes, filename, formats: 'later' });
    const first = await later('first.jpg', await jpeg(600, 300));
    const broken = await later('broken.jpg', await jpeg(600, 300));
    const last = await later('last.jpg', await jpeg(600, 300));
    await deps.storage.put(broken.hash + broken.ext, Buffer.from('no picture any more'));
    const seen: string[][] = [];
    const failures: unknown[] = [];
    const formatsOf = async ({ id }: { id: number }) =>
      (await db.queries.selectFrom('files').select('formats').where('id', '=', id).execute())[0]
        ?.formats ?? null;
    const made = await makeMissingFormats(deps, {
      make: async (original, save) => {
        seen.push([original.name, (await formatsOf(last)) === null ? 'waits' : 'made']);
        return makeFormats(original, save);
      },
      onFailure: (error) => failures.push(error),
    });
    expect(made).toBe(2);
    expect(seen).toEqual([
      ['last.jpg', 'waits'],
      ['broken.jpg', 'made'],
      ['first.jpg', 'made'],
    ]);
    expect(failures).toHaveLength(1);
    expect(await formatsOf(first)).not.toBeNull();
    expect(await formatsOf(broken)).toBeNull();
  });

  it('leaves a picture alone that was replaced while its formats were made', async () => {
    const bytes = await jpeg(600, 300);
    const { id } = await storeImage(deps, { bytes, filename: 'a.jpg', formats: 'later' });
    const replaced = { hash: 'replaced', formats: '{}', sources: '[]' };
    await makeMissingFormats(deps, {
      make: async (original, save) => {
        await db.queries.updateTable('files').set(replaced).where('id', '=', id).execute();
        return makeFormats(original, save);
      },
    });
    const stored = await db.queries.selectFrom('files').selectAll().execute();
    expect(stored).toMatchObject([replaced]);
  });

  it('never stores a format that is larger than the original file', async () => {
    const bytes = await readFile(STARTER_PICTURE);
    const { formats, sources, size } = await storeImage(deps, { bytes, filename: 'a.png' });
    const weights = [...Object.values(formats ?? {}), ...(sources ?? [])].map((copy) => copy.size);
    expect(Object.keys(formats ?? {})).toEqual(['thumbnail', 'small', 'medium', 'large']);
    expect(sources).not.toEqual([]);
    expect(Math.max(...weights)).toBeLessThan(size);
  });

  it('stores all four formats, even if their files are larger', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({
      create: { width: 1200, height: 1200, channels: 3, background: 'white', noise },
    })
      .jpeg({ quality: 1 })
      .toBuffer();
    const input = { bytes, filename: 'a.jpg', isTrusted: true };
    const { formats, size } = await storeImage(deps, input);
    expect(Object.keys(formats ?? {})).toEqual(['thumbnail', 'small', 'medium', 'large']);
    expect(formats?.large?.size).toBeGreaterThan(size);
  });

  it('creates the formats of starter images first and their sources later', async () => {
    const bytes = await readFile(STARTER_PICTURE);
    const { id } = await storeImage(deps, { bytes, filename: 'a.png', formats: 'later' });
    const stored = () =>
      db.queries
        .selectFrom('files')
        .select(['formats', 'sources'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await makeStarterFormats(deps);
    const atFirst = await stored();
    expect(Object.keys(JSON.parse(atFirst.formats ?? ''))).toHaveLength(4);
    expect(atFirst.sources).toBeNull();
    await makeMissingFormats(deps);
    const atLast = await stored();
    expect(atLast.formats).toBe(atFirst.formats);
    expect(JSON.parse(atLast.sources ?? '')).not.toEqual([]);
  });

  it('has its formats created in another process', async () => {
    const bytes = await jpeg(600, 300);
    const original = {
      ...{ bytes, name: 'a.jpg', hash: 'a', ext: '.jpg', mime: 'image/jpeg' },
      ...{ width: 600, height: 300 },
    };
    const collect = async (make: typeof makeFormats) => {
      const files = new Map<string, Buffer>();
      const made = await make(original, async (name, data) => {
        files.set(name, data);
      });
      return { made, files };
    };
    const imageWorker = createImageWorker();
    try {
      expect(await collect(imageWorker.makeFormats)).toEqual(await collect(makeFormats));
      const broken = { ...original, bytes: Buffer.from('no picture') };
      await expect(imageWorker.makeFormats(broken, async () => {})).rejects.toThrow('unsupported');
      expect((await collect(imageWorker.makeFormats)).files.size).toBeGreaterThan(2);
      const cut = imageWorker.makeFormats(original, async () => {});
      imageWorker.close();
      await expect(cut).rejects.toThrow('has exited');
    } finally {
      imageWorker.close();
    }
  });

  it('is stored while the next one is decoded, if its formats are made later', async () => {
    const put = deps.storage.put.bind(deps.storage);
    const both = Promise.withResolvers<void>();
    let begun = 0;
    const storage: Storage = {
      ...deps.storage,
      put: async (name, bytes) => {
        begun += 1;
        if (begun === 2) both.resolve();
        await both.promise;
        await put(name, bytes);
      },
    };
    const queued = { ...deps, storage, queue: createQueue(1, 1) };
    const store = async (filename: string) =>
      storeImage(queued, { bytes: await jpeg(300, 200), filename, formats: 'later' });
    await Promise.all([store('a.jpg'), store('b.jpg')]);
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('is recorded together with what its caller writes, or not at all', async () => {
    const input = { bytes: await jpeg(300, 200), filename: 'a.jpg', formats: 'later' } as const;
    const storing = storeImage(deps, input, (insert) =>
      db.transaction(async (tx) => {
        await insert(tx);
        throw new Error('not noted');
      }),
    );
    await expect(storing).rejects.toThrow('not noted');
    expect(await readdir(folder)).toEqual([]);
    expect(await db.queries.selectFrom('files').select('id').execute()).toEqual([]);
  });

  it('removes all of its formats', async () => {
    const file = await storeImage(deps, { bytes: await jpeg(600, 300), filename: 'a.jpg' });
    expect((await readdir(folder)).length).toBeGreaterThan(3);
    await removeFile(deps, file.id);
    await removeFile(deps, file.id);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('what an editor may upload', () => {
  const upload = async (bytes: Uint8Array, filename = 'a.png', infos = info) =>
    uploadFiles(deps, [{ bytes, filename }], infos);

  it('accepts images with alternative text, and documents', async () => {
    const [image] = await upload(await picture(40, 40).png().toBuffer());
    expect(image).toMatchObject({ mime: 'image/png', alternativeText: 'A green field' });
    const [paper] = await upload(Buffer.from('%PDF-1.7 …'), 'Minutes.pdf', []);
    expect(paper).toMatchObject({ mime: 'application/pdf', name: 'Minutes.pdf' });
    expect(paper?.url).toMatch(/^\/api\/attachments\//);
  });

  it('requires alternative text', async () => {
    const bytes = await jpeg(40, 40);
    await expect(upload(bytes, 'a.jpg', [])).rejects.toMatchObject({
      code: 'validation_failed',
      details: { errors: [{ path: ['files', 0, 'alternativeText'] }] },
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'a.png'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'a.png'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'a.svg',
    ],
    ['a program', Buffer.from('MZ\0\0'), 'a.exe'],
    ['HTML named as PDF', Buffer.from('<html>'), 'a.pdf'],
    ['binary data named as CSV', Buffer.from([0, 255, 1]), 'a.csv'],
    ['a truncated PNG', Buffer.from('89504e470d0a1a0a00', 'hex'), 'a.png'],
    [
      'a wrong type after a valid signature',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
      'a.jpg',
    ],
  ])('refuses %s', async (_, bytes, filename) => {
    await expect(upload(bytes, filename)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });

  it('stores all files or none', async () => {
    const whole = await jpeg(600, 300);
    const broken = whole.subarray(0, whole.length / 2);
    const files = [
      { bytes: whole, filename: 'a.jpg' },
      { bytes: Buffer.from('%PDF-1.7 …'), filename: 'Minutes.pdf' },
      { bytes: broken, filename: 'b.jpg' },
    ];
    const infos = files.map(() => ({ alternativeText: 'A green field' }));
    await expect(uploadFiles(deps, files, infos)).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await readdir(folder)).toEqual([]);
    expect(await db.queries.selectFrom('files').selectAll().execute()).toEqual([]);
  });

  it('stores no file without its database row', async () => {
    const clock = () => {
      throw new Error('no time');
    };
    const paper = [{ bytes: Buffer.from('%PDF-1.7 …'), filename: 'Minutes.pdf' }];
    await expect(uploadFiles({ ...deps, clock }, paper, [])).rejects.toThrow('no time');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['name', 'alternativeText', 'caption'])('refuses NUL in the %s', (key) => {
    expect(() => readFileInfo(JSON.stringify({ [key]: 'a\0b' }))).toThrow('fileInfo must be JSON');
  });

  it('refuses decompression bombs', async () => {
    await expect(upload(hugePng(30_000))).rejects.toMatchObject({
      code: expect.stringMatching(/validation_failed|payload_too_large/),
    });
  });

  it('decodes an image completely before storing it', async () => {
    const whole = await jpeg(400, 400);
    await expect(upload(whole.subarray(0, whole.length / 2), 'a.jpg')).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });
});

describe('serving', () => {
  it('serves immutable images and ranges, and nothing else', async () => {
    const app = Fastify();
    await app.register(errorEnvelope, { languages: createSiteLanguages('en') });
    mediaRoutes(app, deps);
    const file = await storeImage(deps, { bytes: await jpeg(100, 90), filename: 'a.jpg' });
    const whole = await app.inject(file.url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const range = (value: string) => app.inject({ url: file.url, headers: { range: value } });
    const part = await range('bytes=0-9');
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
    expect(part.headers['content-range']).toBe(`bytes 0-9/${whole.rawPayload.length}`);
    expect((await range('bytes=-5')).rawPayload).toEqual(whole.rawPayload.subarray(-5));
    expect((await range('bytes=999999-')).statusCode).toBe(416);
    expect((await range('lines=1-2')).statusCode).toBe(200);
    const etag = String(whole.headers.etag);
    const known = await app.inject({ url: file.url, headers: { 'if-none-match': etag } });
    expect(known.statusCode).toBe(304);
    const pdf = await storePublicFile(deps, { bytes: Buffer.from('%PDF-'), filename: 'a.pdf' });
    expect((await app.inject(pdf.url)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const letter = await storePublicFile(deps, { bytes: Buffer.from('PK'), filename: 'a.docx' });
    expect((await app.inject(letter.url)).headers).toMatchObject({
      'content-type': expect.stringContaining('wordprocessingml'),
      'content-disposition': 'attachment',
    });
    const film = await storePublicFile(deps, { bytes: Buffer.from('film'), filename: 'b.mp4' });
    const shown = await app.inject({ url: film.url, headers: { range: 'bytes=0-1' } });
    expect([shown.statusCode, shown.body, shown.headers['content-type']]).toEqual([
      ...[206, 'fi', 'video/mp4'],
    ]);
    expect(shown.headers['content-disposition']).toBeUndefined();
    for (const name of ['none.jpg', '..%2f..%2fetc%2fpasswd', 'a.jpg%00', '%2e%2e', 'x.html']) {
      expect((await app.inject(`/uploads/${name}`)).statusCode).toBe(404);
    }
    await app.close();
  });
});
