import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { type Encryption, encryptWith } from './encryption.ts';
import type { ManifestEntry } from './manifest.ts';

export interface ArchiveWriter {
  /** Everything that was added so far. */
  readonly entries: readonly ManifestEntry[];
  add(name: string, content: string | Uint8Array): Promise<void>;
  addStream(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>;
}

interface ArchiveOptions {
  file: string;
  encryption: Encryption | undefined;
  createdAt: Date;
}

/**
 * A compressed tar file that only its owner can read, encrypted if there is a passphrase. It is written under
 * another name and renamed when it is complete and on the disk.
 */
export async function writeArchive<T>(
  { file, encryption, createdAt }: ArchiveOptions,
  fill: (archive: ArchiveWriter) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  const { readable, controller } = createTarPacker();
  const tar = Readable.fromWeb(readable);
  const output = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
  const writing = encryption
    ? pipeline(tar, createGzip(), encryptWith(encryption), output)
    : pipeline(tar, createGzip(), output);
  const entries: ManifestEntry[] = [];

  const addStream: ArchiveWriter['addStream'] = async (name, size, content) => {
    const writer = controller.add({ name, size, mode: 0o600, mtime: createdAt }).getWriter();
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      await writer.write(new Uint8Array(chunk));
    }
    await writer.close();
    entries.push({ name, size, sha256: hash.digest('hex') });
  };
  const add: ArchiveWriter['add'] = (name, content) => {
    const bytes = Buffer.from(content);
    return addStream(name, bytes.length, Readable.from([bytes]));
  };

  try {
    const result = await fill({ entries, add, addStream });
    controller.finalize();
    await writing;
    await syncToDisk(draft);
    await rename(draft, file);
    return result;
  } catch (error) {
    controller.error(error);
    await writing.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
