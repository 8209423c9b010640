import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type PreparedResponse, prepareResponse } from '../../http/prepared-response.ts';
import { baseHeaders } from '../security-headers.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The card fields are in a frame of Stripe, which loads our font. */
const ANY_ORIGIN: [string, string][] = [['access-control-allow-origin', '*']];
const SHORT = 'public, max-age=3600';

/**
 * Reads the built client files into memory. The build puts a `.br` and a `.gz` beside files that are worth
 * compressing. File names under /assets/ contain a hash of the content, so browsers may keep them forever.
 */
export function loadStaticFiles(
  dir: string,
  siteUrl: string,
  base = '',
): Map<string, PreparedResponse> {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
  const all = new Set(paths);
  const read = (path: string) => (all.has(path) ? readFileSync(path) : undefined);
  const files = new Map<string, PreparedResponse>();
  for (const path of paths) {
    const type = TYPES[extname(path)];
    if (!type) continue;
    const url = `${base}/${relative(dir, path).split(sep).join('/')}`;
    files.set(
      url,
      prepareResponse({
        status: 200,
        headers: [
          ...baseHeaders(siteUrl),
          ['content-type', type],
          ['cache-control', url.startsWith(`${base}/assets/`) ? IMMUTABLE : SHORT],
          ...(type === TYPES['.woff2'] ? ANY_ORIGIN : []),
        ],
        bodies: { identity: readFileSync(path), br: read(`${path}.br`), gzip: read(`${path}.gz`) },
      }),
    );
  }
  return files;
}
