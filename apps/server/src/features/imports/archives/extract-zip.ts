import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../../../errors.ts';
import { readZip } from './read-zip.ts';

export interface ExtractionLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

export const EXTRACTION_LIMITS: ExtractionLimits = {
  maxFiles: 50_000,
  maxBytes: 2 * 1024 ** 3,
};

/**
 * Writes the files of a ZIP archive to a folder. Paths cannot lead out of it, and the limits apply to what is
 * really unpacked: a bomb claims sizes that are not true.
 */
export async function extractZip(
  archive: string,
  folder: string,
  { maxFiles, maxBytes }: ExtractionLimits = EXTRACTION_LIMITS,
): Promise<void> {
  await readZip(archive, async (entries) => {
    if (entries.length > maxFiles) {
      throw new StartError(`The archive contains more than ${maxFiles} files.`);
    }
    let total = 0;
    for (const entry of entries) {
      const target = join(folder, safePath(entry.path));
      await mkdir(dirname(target), { recursive: true });
      const limit = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          total += chunk.length;
          if (total > maxBytes) done(new StartError('The archive is too large when unpacked.'));
          else done(null, chunk);
        },
      });
      // Not overwritten: a second file of the same name could replace a checked one.
      const file = createWriteStream(target, { flags: 'wx' });
      try {
        await pipeline(entry.read(), limit, file);
      } catch (error) {
        throw explain(error, entry.path);
      }
    }
  });
}

/** Refuses what leads out of the folder, instead of changing it into something else. */
function safePath(path: string): string {
  const parts = path.split('/');
  const isUnsafe =
    path.startsWith('/') ||
    /^[a-z]:/i.test(path) ||
    path.includes('\0') ||
    parts.some((part) => part === '..' || part.length > 255);
  if (isUnsafe) throw new StartError(`The archive contains an unsafe path: ${path.slice(0, 100)}`);
  return parts.filter((part) => part !== '' && part !== '.').join('/');
}

function explain(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') {
    return new StartError(`The archive contains a file twice: ${path.slice(0, 100)}`);
  }
  return code?.startsWith('Z_') ? new StartError('The ZIP archive is damaged.') : error;
}
