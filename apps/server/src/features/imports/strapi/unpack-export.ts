import { createDecipheriv, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../../errors.ts';
import {
  createExtraction,
  EXTRACTION_LIMITS,
  type ExtractionLimits,
} from '../archives/extraction.ts';
import { readTar } from '../archives/read-tar.ts';

/** What Strapi encrypts exports with. */
const CIPHER = 'aes-128-ecb';
const KEY_BYTES = 16;
const DECRYPTED = '.decrypted';

/** Writes the files of an export to a folder: `.tar`, `.tar.gz`, and both with `.enc`. The content decides, not the name. */
export async function unpackExport(
  archive: string,
  folder: string,
  { key, limits = EXTRACTION_LIMITS }: { key?: string | undefined; limits?: ExtractionLimits } = {},
): Promise<void> {
  const kind = await kindOf(archive);
  if (kind !== 'unknown') return unpack(archive, kind, folder, limits);
  if (key === undefined) {
    throw new StartError(
      'This is not an export of Strapi, or it is encrypted and needs its key (--key in a terminal).',
    );
  }
  await mkdir(folder, { recursive: true });
  const decrypted = join(folder, DECRYPTED);
  await decrypt(archive, decrypted, key);
  const inner = await kindOf(decrypted);
  if (inner === 'unknown') throw wrongKey();
  await unpack(decrypted, inner, folder, limits);
}

async function kindOf(path: string): Promise<'gzip' | 'tar' | 'unknown'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(262), 0, 262, 0);
    if (bytesRead > 2 && buffer.readUInt16BE(0) === 0x1f8b) return 'gzip';
    return buffer.toString('latin1', 257, 262) === 'ustar' ? 'tar' : 'unknown';
  } finally {
    await file.close();
  }
}

const wrongKey = () => new StartError('The export could not be decrypted. Check the key.');

async function decrypt(archive: string, target: string, key: string): Promise<void> {
  const decipher = createDecipheriv(CIPHER, scryptSync(key, '', KEY_BYTES), null);
  try {
    await pipeline(createReadStream(archive), decipher, createWriteStream(target));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code?.startsWith('ERR_OSSL_') ? wrongKey() : error;
  }
}

async function unpack(
  archive: string,
  kind: 'gzip' | 'tar',
  folder: string,
  limits: ExtractionLimits,
): Promise<void> {
  const extraction = createExtraction(folder, limits);
  const write = async (stream: AsyncIterable<Uint8Array>) => {
    for await (const { path, content } of readTar(stream)) {
      await extraction.write(path, () => content);
    }
  };
  const file = createReadStream(archive);
  try {
    await (kind === 'gzip' ? pipeline(file, createGunzip(), write) : pipeline(file, write));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code?.startsWith('Z_') ? new StartError('The archive is damaged.') : error;
  }
}
