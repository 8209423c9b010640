import { findPage } from '@rostra/contract/pages';

/** React Router's own parameters of data requests. A response to one is never cached. */
const ROUTER_PARAMETERS = ['_routes', 'index'];

export interface PageKey {
  /** Path and relevant parameters in a fixed order: what is rendered and what is cached. */
  url: string;
  cacheable: boolean;
}

/**
 * Drops parameters that the page does not read, so that tracking parameters neither fill the cache nor
 * cause renders: `/blog?utm_source=x` is the page `/blog`.
 */
export function pageKey(rawUrl: string): PageKey {
  const mark = rawUrl.indexOf('?');
  if (mark === -1) return { url: rawUrl, cacheable: true };
  const path = rawUrl.slice(0, mark);
  const isDataRequest = path.endsWith('.data');
  const page = findPage(isDataRequest ? pagePath(path) : path)?.page;
  const given = new URLSearchParams(rawUrl.slice(mark + 1));
  const kept = new URLSearchParams();
  for (const name of [...(page?.query ?? []), ...(isDataRequest ? ROUTER_PARAMETERS : [])]) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  const uncached = [...(page?.uncachedQuery ?? []), ...ROUTER_PARAMETERS];
  return {
    url: kept.size > 0 ? `${path}?${kept}` : path,
    cacheable: uncached.every((name) => !kept.has(name)),
  };
}

/** `/blog.data` holds the data of `/blog`, `/_.data` that of `/`. */
const pagePath = (dataPath: string) => dataPath.replace(/(?:\/_)?\.data$/, '') || '/';

/** The URL of the page whose data is requested; undefined if it is no data request. */
export function documentAddress(rawUrl: string): string | undefined {
  const [path = '', query = ''] = rawUrl.split('?', 2);
  if (!path.endsWith('.data')) return undefined;
  const given = new URLSearchParams(query);
  for (const name of ROUTER_PARAMETERS) given.delete(name);
  const page = pagePath(path);
  return given.size > 0 ? `${page}?${given}` : page;
}

/**
 * Lower case, a single slash at the start (two would name a host) and none at the end. The router would
 * also accept `/Blog`, but the page manifest knows only `/blog`.
 */
export function canonicalAddress(rawUrl: string): string {
  const mark = rawUrl.indexOf('?');
  const path = mark === -1 ? rawUrl : rawUrl.slice(0, mark);
  const address = inLowerCase(withoutSlashes(path));
  return address === path ? rawUrl : address + (mark === -1 ? '' : rawUrl.slice(mark));
}

const withoutSlashes = (path: string) =>
  path.endsWith('/') || path.startsWith('//') ? `/${path.replace(/^\/+|\/+$/g, '')}` : path;

/** Names of built files are case-sensitive. Percent-encoded bytes stay as they are. */
const inLowerCase = (path: string) =>
  path.startsWith('/assets/')
    ? path
    : path.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
