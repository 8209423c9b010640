import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { StartError } from '../../../errors.ts';

export interface ZipEntry {
  /** With slashes, as the archive has it: it may try to leave the folder. */
  readonly path: string;
  /** The size that the archive claims. */
  readonly size: number;
  /** Reads the content, without a limit of its own. */
  read(): Readable;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT = 65_535;
/** The list of entries is read into memory. */
const MAX_DIRECTORY = 64 * 1024 * 1024;
const ENCRYPTED = 0x1;
const UTF8 = 0x800;
const CHUNK = 64 * 1024;
const STORED = 0;
const DEFLATED = 8;
const IS_64_BIT = 0xffffffff;

const damaged = () => new StartError('This is not a ZIP archive, or it is damaged.');

/**
 * The files of a ZIP archive. The list comes from the end of the archive; contents are read from the disk when
 * they are needed. Archives of more than 4 GB and encrypted files are refused.
 */
export async function readZip<T>(
  path: string,
  use: (entries: readonly ZipEntry[]) => Promise<T>,
): Promise<T> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = async (position: number, length: number): Promise<Buffer> => {
      if (position < 0 || length < 0 || position + length > size) throw damaged();
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await file.read(buffer, 0, length, position);
      if (bytesRead !== length) throw damaged();
      return buffer;
    };
    const { position, length, count } = await findDirectory(size, bytes);
    const directory = await bytes(position, length);
    const listed = listEntries(directory, count);
    async function* content({ offset, compressed }: Listed): AsyncIterable<Buffer> {
      const header = await bytes(offset, LOCAL_SIZE);
      if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damaged();
      const start = offset + LOCAL_SIZE + header.readUInt16LE(26) + header.readUInt16LE(28);
      for (let at = 0; at < compressed; at += CHUNK) {
        yield await bytes(start + at, Math.min(CHUNK, compressed - at));
      }
    }
    return await use(
      listed.map((entry) => ({
        path: entry.path,
        size: entry.size,
        read: () => {
          const raw = Readable.from(content(entry));
          if (entry.method === STORED) return raw;
          const inflated = createInflateRaw();
          raw.on('error', (error) => inflated.destroy(error));
          return raw.pipe(inflated);
        },
      })),
    );
  } finally {
    await file.close();
  }
}

type ReadBytes = (position: number, length: number) => Promise<Buffer>;

async function findDirectory(size: number, bytes: ReadBytes) {
  const length = Math.min(size, END_SIZE + MAX_COMMENT);
  const tail = await bytes(size - length, length);
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const directory = {
      count: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      position: tail.readUInt32LE(at + 16),
    };
    if (directory.position === IS_64_BIT || directory.count === 0xffff) {
      throw new StartError('ZIP archives of more than 4 GB or 65,534 files cannot be read.');
    }
    if (directory.length > MAX_DIRECTORY) throw damaged();
    return directory;
  }
  throw damaged();
}

interface Listed {
  readonly path: string;
  readonly method: number;
  readonly compressed: number;
  readonly size: number;
  readonly offset: number;
}

function listEntries(directory: Buffer, count: number): Listed[] {
  const entries: Listed[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) {
      throw damaged();
    }
    const flags = directory.readUInt16LE(at + 8);
    const method = directory.readUInt16LE(at + 10);
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength);
    const path = new TextDecoder(flags & UTF8 ? 'utf-8' : 'windows-1252').decode(name);
    if (flags & ENCRYPTED) throw new StartError('The ZIP archive is encrypted.');
    if (method !== STORED && method !== DEFLATED) {
      throw new StartError(`The ZIP archive uses a compression that cannot be read (${method}).`);
    }
    const isFile = !path.endsWith('/') && !isLink(directory.readUInt32LE(at + 38));
    if (isFile) {
      entries.push({
        path: path.replaceAll('\\', '/'),
        method,
        compressed: directory.readUInt32LE(at + 20),
        size: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      });
    }
    const extraLength = directory.readUInt16LE(at + 30);
    const commentLength = directory.readUInt16LE(at + 32);
    at += ENTRY_SIZE + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** Symbolic links of Unix could lead out of the folder. */
const isLink = (attributes: number): boolean => ((attributes >>> 16) & 0o170000) === 0o120000;
