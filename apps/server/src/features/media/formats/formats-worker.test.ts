import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage } from '../../../adapters/storage/disk.ts';
import type { Db } from '../../../db/client.ts';
import { createRunner, type Runner } from '../../../plugins/background/index.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import type { MediaDeps } from '../media-deps.ts';
import { storeImage } from '../store/store-image.ts';
import { formatsWorker } from './formats-worker.ts';
import { makeFormats } from './make-formats.ts';

let db: Db;
let folder: string;
let media: MediaDeps;
let job: Runner;
let contentChanged: () => void;
/** Resolves with the next announcement or failure. */
let changed: PromiseWithResolvers<void>;
let failures: number;
beforeEach(async () => {
  db = await openTestDb();
  folder = mkdtempSync(join(tmpdir(), 'rostra-formats-'));
  media = { queries: db.queries, storage: diskStorage(folder), clock: () => new Date() };
  changed = Promise.withResolvers();
  failures = 0;
  const noteChange = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };
  const worker = formatsWorker({
    media,
    logger: {
      error: () => {
        failures += 1;
        noteChange();
      },
    },
    onFilesChanged: noteChange,
    openWorker: () => ({ makeFormats, close: () => {} }),
    onContentChanged: (listener) => {
      contentChanged = listener;
      return () => {};
    },
  });
  const logger = { warn: () => {}, error: () => {} };
  job = createRunner([worker], { db, now: () => new Date(), logger });
});
afterEach(async () => {
  await job.stop();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const store = async (filename: string) => {
  const create = { width: 300, height: 200, channels: 3, background: '#386' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return storeImage(media, { bytes, filename, formats: 'later' });
};
const missing = async () =>
  (await db.queries.selectFrom('files').select('id').where('sources', 'is', null).execute()).length;
async function until(isReached: () => Promise<boolean>): Promise<void> {
  for (let next = changed.promise; !(await isReached()); next = changed.promise) await next;
}

describe('the job that makes formats', () => {
  it('makes those of pictures that were copied while the site runs', async () => {
    job.start();
    await store('a.jpg');
    await store('b.jpg');
    contentChanged();
    await until(async () => (await missing()) === 0);
    const rows = await db.queries.selectFrom('files').select('formats').execute();
    expect(rows.map(({ formats }) => formats?.includes('thumbnail'))).toEqual([true, true]);
  });

  it('tries a broken picture once, and makes the others', async () => {
    const broken = await store('broken.jpg');
    await media.storage.put(broken.hash + broken.ext, Buffer.from('no picture any more'));
    job.start();
    await until(async () => failures > 0);
    await store('b.jpg');
    contentChanged();
    await until(async () => (await missing()) === 1);
    await job.stop();
    expect(failures).toBe(1);
  });
});
