import { pages, pathTo } from '@rostra/contract/pages';
import { type GhostRow, textIn, timeIn } from './read-export.ts';

/** A row with the address of the site in place of what stands for it; without a site, with paths. */
export function withAddresses(row: GhostRow, site: string | undefined): GhostRow {
  const origin = originOf(site);
  const resolve = (value: unknown) =>
    typeof value === 'string'
      ? value.replace(/__GHOST_URL__(\/?)/g, (_, slash: string) =>
          origin === undefined ? '/' : origin + slash,
        )
      : value;
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, resolve(value)]));
}

const originOf = (site: string | undefined): string | undefined => site?.replace(/\/+$/, '');

/** The path that a post had: `/{slug}/` unless the site was set up differently. */
export function permalinkOf(post: GhostRow, permalink = '/{slug}/'): string {
  const [year = '', month = '', day = ''] = (timeIn(post, 'published_at') ?? '')
    .slice(0, 10)
    .split('-');
  const values: Record<string, string> = { slug: textIn(post, 'slug') ?? '', year, month, day };
  return permalink.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Links to texts and tags of the old site lead to those here; pictures get their full address. */
export function createRewrite({
  site,
  paths,
}: {
  site: string | undefined;
  /** New paths by old ones, without the slash at the end. */
  paths: ReadonlyMap<string, string>;
}): (address: string) => string {
  const origin = originOf(site);
  return (address) => {
    const path = ownPath(address, origin);
    if (path === undefined) return address;
    const [plain = '', rest = ''] = split(path);
    const moved = paths.get(plain.replace(/\/$/, ''));
    if (moved !== undefined) return moved + rest;
    const tag = /^\/tag\/([a-z0-9-]+)\/?$/.exec(plain)?.[1];
    if (tag !== undefined) return tagPath(tag);
    return plain.startsWith('/content/') ? fileAddress(path, origin) : path;
  };
}

export const tagPath = (slug: string): string => `${pathTo(pages.blog)}?tag=${slug}`;

/** The address of a picture: absolute if the site is known, otherwise its path. */
export const imageAddress = (address: string, site: string | undefined): string => {
  const origin = originOf(site);
  const path = ownPath(address, origin);
  return path === undefined ? address : fileAddress(path, origin);
};

/** Whether an address is that of an uploaded document or recording of the site. */
export const isFileAddress = (address: string, site: string | undefined): boolean =>
  /^\/content\/(?:files|media)\/./.test(ownPath(address, originOf(site)) ?? '');

const fileAddress = (path: string, origin: string | undefined) =>
  // Ghost makes smaller copies of pictures; the original has the same path without the size.
  `${origin ?? ''}${path.replace(/^\/content\/images\/size\/[^/]+\//, '/content/images/')}`;

/** The path on the old site; undefined for an address elsewhere. */
function ownPath(address: string, origin: string | undefined): string | undefined {
  if (address === origin) return '/';
  if (origin !== undefined && address.startsWith(`${origin}/`)) return address.slice(origin.length);
  return address.startsWith('/') && !address.startsWith('//') ? address : undefined;
}

const split = (path: string): [string, string] => {
  const end = path.search(/[?#]/);
  return end === -1 ? [path, ''] : [path.slice(0, end), path.slice(end)];
};
