interface TarFile {
  readonly path: string;
  readonly content: string;
  /** `2` is a symbolic link. */
  readonly type?: string;
}

const BLOCK = 512;

/** A TAR archive, also with paths that no program would write. */
export function tarOf(files: readonly TarFile[], dialect: 'posix' | 'gnu' = 'posix'): Buffer {
  const blocks = files.flatMap(({ path, content, type = '0' }) => {
    const long = path.length > 100 ? longPath(path, dialect) : [];
    return [...long, ...entry(path.slice(0, 100), content, type)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function longPath(path: string, dialect: 'posix' | 'gnu'): Buffer[] {
  if (dialect === 'gnu') return entry('././@LongLink', `${path}\0`, 'L');
  const record = ` path=${path}\n`;
  // The length counts its own digits, of which there are three here.
  return entry('PaxHeader', `${record.length + 3}${record}`, 'x');
}

function entry(path: string, content: string, type: string): Buffer[] {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0);
  header.write('0000644\0', 100);
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write(' '.repeat(8), 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
  return [header, bytes, padding];
}
