import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ico']);

/** Writes `.br` and `.gz` files once, so that no request has to wait for compression. */
export function compressFiles(dir) {
  for (const item of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!item.isFile() || !COMPRESSIBLE.has(extname(item.name))) continue;
    const path = join(item.parentPath ?? item.path, item.name);
    const bytes = readFileSync(path);
    const compressed = {
      '.br': brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      '.gz': gzipSync(bytes, { level: 9 }),
    };
    for (const [suffix, data] of Object.entries(compressed)) {
      if (data.length < bytes.length) writeFileSync(path + suffix, data);
    }
  }
}
