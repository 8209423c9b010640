import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ico']);

const best = { [constants.BROTLI_PARAM_QUALITY]: 11 };
/** A smaller window, the mode for fonts and coarser distances each make some files up to half a percent smaller. */
const SETTINGS = [
  best,
  { ...best, [constants.BROTLI_PARAM_LGWIN]: 16 },
  { ...best, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { ...best, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { ...best, [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
];

const smallest = (results) => results.reduce((a, b) => (b.length < a.length ? b : a));

/** Writes `.br` and `.gz` files once, so that no request has to wait for compression. */
export function compressFiles(dir) {
  for (const item of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!item.isFile() || !COMPRESSIBLE.has(extname(item.name))) continue;
    const path = join(item.parentPath ?? item.path, item.name);
    const bytes = readFileSync(path);
    const compressed = {
      '.br': smallest(SETTINGS.map((params) => brotliCompressSync(bytes, { params }))),
      '.gz': gzipSync(bytes, { level: 9 }),
    };
    for (const [suffix, data] of Object.entries(compressed)) {
      if (data.length < bytes.length) writeFileSync(path + suffix, data);
    }
  }
}
