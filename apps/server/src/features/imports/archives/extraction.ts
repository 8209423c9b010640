import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../../../errors.ts';

export interface ExtractionLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

export const EXTRACTION_LIMITS: ExtractionLimits = {
  maxFiles: 50_000,
  maxBytes: 2 * 1024 ** 3,
};

export interface Extraction {
  /** Writes the next file of the archive. Its content is not opened if the path is refused. */
  write(path: string, open: () => AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Writes the files of an archive to a folder. Paths cannot lead out of it, and the limits apply to what is really
 * unpacked: a bomb claims sizes that are not true.
 */
export function createExtraction(
  folder: string,
  { maxFiles, maxBytes }: ExtractionLimits,
): Extraction {
  let files = 0;
  let total = 0;
  return {
    write: async (path, open) => {
      files += 1;
      if (files > maxFiles) throw tooManyFiles(maxFiles);
      const target = join(folder, safePath(path));
      const limit = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          total += chunk.length;
          if (total > maxBytes) done(new StartError('The archive is too large when unpacked.'));
          else done(null, chunk);
        },
      });
      try {
        await mkdir(dirname(target), { recursive: true });
        // Not overwritten: a second file of the same name could replace a checked one.
        const file = createWriteStream(target, { flags: 'wx' });
        await pipeline(open(), limit, file);
      } catch (error) {
        throw explain(error, path);
      }
    },
  };
}

export const tooManyFiles = (maxFiles: number): StartError =>
  new StartError(`The archive contains more than ${maxFiles} files.`);

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
  if (code === 'ENAMETOOLONG') {
    return new StartError(`The archive contains a name that is too long: ${path.slice(0, 100)}`);
  }
  return code?.startsWith('Z_') ? new StartError('The archive is damaged.') : error;
}
