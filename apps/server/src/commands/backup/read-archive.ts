import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { StartError } from '../../errors.ts';
import { openPossiblyEncrypted } from './encryption.ts';
import type { ManifestEntry } from './manifest.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  /** Must be read to the end before the next entry. */
  readonly content: AsyncIterable<Uint8Array>;
}

export interface ArchiveSource {
  file: string;
  passphrase: string | undefined;
}

/** Reads the entries in their order. `onEntry` gets the checksum of each entry that was read. */
export async function* readArchive(
  { file, passphrase }: ArchiveSource,
  onEntry: (entry: ManifestEntry) => void,
): AsyncIterable<ArchiveEntry> {
  const stored = await openPossiblyEncrypted(file, passphrase).catch((error: unknown) =>
    explain(error, file),
  );
  const tar = createGunzip();
  const reading = pipeline(stored, tar);
  // It is awaited below; until then it must not count as unhandled.
  reading.catch(() => {});
  const entries = Readable.toWeb(tar).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries) {
      const { name, size } = header;
      const content = hashed(body, (sha256) => onEntry({ name, size, sha256 }));
      yield { name, size, content: explained(content, file) };
    }
    // What follows the last entry may be damaged, too.
    await reading;
  } catch (error) {
    explain(error, file);
  }
}

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  onEnd: (sha256: string) => void,
): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  onEnd(hash.digest('hex'));
}

/** Whoever reads an entry gets the same sentence as whoever asks for the next one. */
async function* explained(
  content: AsyncIterable<Uint8Array>,
  file: string,
): AsyncIterable<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    explain(error, file);
  }
}

export const damaged = (file: string, cause?: unknown) =>
  new StartError(`The backup ${file} is damaged or incomplete. Nothing was restored.`, { cause });

/** The libraries report damage in many ways; whoever restores a backup needs one sentence. */
function explain(error: unknown, file: string): never {
  if (error instanceof StartError) throw error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') throw new StartError(`There is no file ${file}.`);
  if (/no identity matched/.test(message)) {
    throw new StartError('BACKUP_PASSPHRASE is not the passphrase of this backup.');
  }
  throw damaged(file, error);
}
