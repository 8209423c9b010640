import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ico']);

const ENCODINGS = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes `.br` and `.gz` files once, so that no request has to wait for compression. */
export async function compressFiles(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && COMPRESSIBLE.has(extname(item.name)))
    .map((item) => join(item.parentPath ?? item.path, item.name));
  // Node compresses on several threads at once.
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  const bytes = await readFile(path);
  for (const [suffix, compress] of Object.entries(ENCODINGS)) {
    const data = await compress(bytes);
    if (data.length < bytes.length) await writeFile(path + suffix, data);
  }
}
