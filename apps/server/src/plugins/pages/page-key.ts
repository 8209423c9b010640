import { findPage } from '@rostra/contract/pages';
import type { SiteLanguages } from '../../languages/site-languages.ts';
import { splitLanguage } from '../../languages/split-language.ts';

/** React Router's own parameters of data requests. A response to one is never cached. */
const ROUTER_PARAMETERS = ['_routes', 'index'];

export interface PageKey {
  /** Path and relevant parameters in a fixed order: what is rendered and what is cached. */
  url: string;
  cacheable: boolean;
  /** The query contains free text of a visitor, such as a search. */
  isSearch: boolean;
}

/**
 * Drops parameters that the page does not read, so that tracking parameters neither fill the cache nor
 * cause renders: `/blog?utm_source=x` is the page `/blog`.
 */
export function pageKey(rawUrl: string, languages: SiteLanguages): PageKey {
  const mark = rawUrl.indexOf('?');
  if (mark === -1) return { url: rawUrl, cacheable: true, isSearch: false };
  const path = rawUrl.slice(0, mark);
  const isDataRequest = path.endsWith('.data');
  const localPath = isDataRequest ? pagePath(path) : path;
  const page = findPage(splitLanguage(localPath, languages).path)?.page;
  const given = new URLSearchParams(rawUrl.slice(mark + 1));
  const kept = new URLSearchParams();
  for (const name of [...(page?.query ?? []), ...(isDataRequest ? ROUTER_PARAMETERS : [])]) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  const isSearch = (page?.uncachedQuery ?? []).some((name) => kept.has(name));
  return {
    url: kept.size > 0 ? `${path}?${kept}` : path,
    cacheable: !isSearch && ROUTER_PARAMETERS.every((name) => !kept.has(name)),
    isSearch,
  };
}

/** `/blog.data` holds the data of `/blog`, `/_.data` that of `/`. */
export const pagePath = (dataPath: string) => dataPath.replace(/(?:\/_)?\.data$/, '') || '/';

/** The URL of the page whose data is requested; undefined if it is not a data request. */
export function documentAddress(rawUrl: string): string | undefined {
  const [path = '', query = ''] = rawUrl.split('?', 2);
  if (!path.endsWith('.data')) return undefined;
  const given = new URLSearchParams(query);
  for (const name of ROUTER_PARAMETERS) given.delete(name);
  const page = pagePath(path);
  return given.size > 0 ? `${page}?${given}` : page;
}

/**
 * One spelling for every page, so that each is cached once: dot segments resolved, percent-encoding
 * only where needed, lower case (the router would also accept `/Blog`), a single slash at the start
 * (two, or a slash and a backslash, would be a host name) and none at the end.
 */
export function canonicalAddress(rawUrl: string): string {
  const mark = rawUrl.indexOf('?');
  const path = mark === -1 ? rawUrl : rawUrl.slice(0, mark);
  const address = isPlain(path) ? path : inLowerCase(withoutSlashes(resolve(decodePlain(path))));
  return address === path ? rawUrl : address + (mark === -1 ? '' : rawUrl.slice(mark));
}

/** Nothing to normalise, as in nearly every request. */
const isPlain = (path: string) => /^(\/[a-z0-9_-]+)+$/.test(path);

/** Letters, digits, `-`, `.`, `_` and `~` mean the same with and without encoding (RFC 3986, 2.3). */
const decodePlain = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });

/** Like a browser: `\` is a slash, `/x/..` is `/`. */
function resolve(path: string): string {
  const url = new URL('http://localhost');
  url.pathname = path;
  return url.pathname;
}

const withoutSlashes = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`;

/** Names of built files are case-sensitive. Percent-encoded bytes are not changed. */
const inLowerCase = (path: string) =>
  path.startsWith('/assets/')
    ? path
    : path.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
