import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ico']);

/** Takes a second for everything, so it is part of a build. */
export const GZIP = {
  suffix: '.gz',
  compress: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Makes files a sixth smaller, but takes ten times as long. */
export const BROTLI = {
  suffix: '.br',
  compress: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
};

/** Writes compressed files beside those that become smaller, so that no request has to wait for compression. */
export async function compressFiles(folder, { suffix, compress }) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && COMPRESSIBLE.has(extname(item.name)))
    .map((item) => join(item.parentPath ?? item.path, item.name));
  // Node compresses on several threads at once.
  await Promise.all(
    files.map(async (file) => {
      if (existsSync(file + suffix)) return;
      const bytes = await readFile(file);
      const data = await compress(bytes);
      if (data.length < bytes.length) await writeWhole(file + suffix, data);
    }),
  );
}

/** A running server never reads a half-written file. */
async function writeWhole(file, data) {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, data);
  await rename(temporary, file);
}
