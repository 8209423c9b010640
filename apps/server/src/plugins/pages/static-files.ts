import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

export type StaticFiles = Pick<ReadonlyMap<string, PreparedResponse>, 'get'>;

/**
 * Finds the built client files, and reads each when it is first requested. The build puts a `.gz`
 * beside files that are worth compressing, and a `.br` may follow while the site runs. File names under /assets/ contain a hash of the content, so browsers
 * may keep them forever.
 */
export function openStaticFiles(dir: string, siteUrl: string, base = ''): StaticFiles {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
  const toUrl = (path: string) => `${base}/${relative(dir, path).split(sep).join('/')}`;
  const pathOf = new Map(
    paths.filter((path) => TYPES[extname(path)]).map((path) => [toUrl(path), path]),
  );
  const known = new Map<string, PreparedResponse>();

  const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  const isComplete = (path: string) => existsSync(`${path}.br`) || !existsSync(`${path}.gz`);
  const prepare = (url: string, path: string) => {
    const type = TYPES[extname(path)] ?? '';
    return prepareResponse({
      status: 200,
      headers: [
        ...baseHeaders(siteUrl),
        ['content-type', type],
        ['cache-control', url.startsWith(`${base}/assets/`) ? IMMUTABLE : SHORT],
        ...(type === TYPES['.woff2'] ? ANY_ORIGIN : []),
      ],
      bodies: { identity: readFileSync(path), br: read(`${path}.br`), gzip: read(`${path}.gz`) },
    });
  };

  return {
    get: (url) => {
      const path = pathOf.get(url);
      if (path === undefined) return undefined;
      const prepared = known.get(url);
      if (prepared !== undefined || !existsSync(path)) return prepared;
      const canKeep = isComplete(path);
      const file = prepare(url, path);
      if (canKeep) known.set(url, file);
      return file;
    },
  };
}
