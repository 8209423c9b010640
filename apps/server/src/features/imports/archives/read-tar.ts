import { StartError } from '../../../errors.ts';
import { createByteReader } from './byte-reader.ts';

export interface TarEntry {
  /** With slashes, as the archive has it: it may try to leave the folder. */
  readonly path: string;
  /** Has to be read before the next entry. */
  readonly content: AsyncIterable<Buffer>;
}

const BLOCK = 512;
/** Of a header with a long path. */
const MAX_HEADER = 64 * 1024;
/** Files: with and without the letter. Folders and links are left out. */
const FILES = ['0', '\0'];
const LONG_PATH = 'L';
const EXTENDED = 'x';
const CHECKSUM = { start: 148, end: 156 };

const damaged = () => new StartError('This is not a TAR archive, or it is damaged.');

/** The files of a TAR archive, in the dialects of POSIX and GNU. */
export async function* readTar(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = createByteReader(stream);
  let longPath: string | undefined;
  for (;;) {
    const header = await reader.take(BLOCK);
    if (!header) throw damaged();
    // The end is marked, so an archive that stops before was cut off.
    if (header.every((byte) => byte === 0)) return;
    const { path, size, type } = readHeader(header);
    if (type === LONG_PATH || type === EXTENDED) {
      if (size > MAX_HEADER) throw damaged();
      const bytes = await reader.take(padded(size));
      if (!bytes) throw damaged();
      const text = bytes.toString('utf8', 0, size);
      longPath = type === LONG_PATH ? untilZero(text) : (pathIn(text) ?? longPath);
      continue;
    }
    let read = 0;
    async function* content() {
      for await (const piece of reader.pieces(size)) {
        read += piece.length;
        yield piece;
      }
      if (read < size) throw damaged();
    }
    if (FILES.includes(type)) yield { path: longPath ?? path, content: content() };
    longPath = undefined;
    for await (const _ of reader.pieces(padded(size) - read)) {
      // Padding, and what was not read.
    }
  }
}

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

function readHeader(header: Buffer) {
  const text = (start: number, length: number) =>
    untilZero(header.toString('utf8', start, start + length));
  const number = (start: number, length: number) => {
    const digits = text(start, length).trim();
    if (!/^[0-7]+$/.test(digits)) throw damaged();
    return Number.parseInt(digits, 8);
  };
  if (number(CHECKSUM.start, 8) !== checksumOf(header)) throw damaged();
  const prefix = header.toString('latin1', 257, 262) === 'ustar' ? text(345, 155) : '';
  return {
    path: (prefix ? `${prefix}/` : '') + text(0, 100),
    size: number(124, 12),
    type: header.toString('latin1', 156, 157),
  };
}

/** The checksum itself counts as spaces. */
const checksumOf = (header: Buffer): number =>
  header.reduce(
    (sum, byte, index) => sum + (index >= CHECKSUM.start && index < CHECKSUM.end ? 32 : byte),
    0,
  );

const untilZero = (text: string): string => text.split('\0', 1)[0] ?? '';

/** Records are `length key=value`. */
const pathIn = (records: string): string | undefined => /^\d+ path=(.*)$/m.exec(records)?.[1];
