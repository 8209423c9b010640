/** The query parameters that a page reads. Any other is dropped before rendering. */
const LISTING = ['category', 'page', 'q', 'tag'];
const PAGE_PARAMETERS: Record<string, readonly string[]> = {
  '/blog': LISTING,
  '/blog.data': LISTING,
};

/** The router's own, on data requests; an answer to one is never kept. */
const ROUTER_PARAMETERS = ['_routes', 'index'];

export interface PageKey {
  /** Path and the parameters that count, in a fixed order: what is rendered and what is cached. */
  url: string;
  cacheable: boolean;
}

/**
 * Tracking parameters and made-up ones must neither fill the cache nor force a render each: they
 * are dropped, so that `/blog?utm_source=x` is the page `/blog`. Free-text search is not kept.
 */
export function pageKey(rawUrl: string): PageKey {
  const mark = rawUrl.indexOf('?');
  if (mark === -1) return { url: rawUrl, cacheable: true };
  const path = rawUrl.slice(0, mark);
  const given = new URLSearchParams(rawUrl.slice(mark + 1));
  const kept = new URLSearchParams();
  for (const name of [...(PAGE_PARAMETERS[path] ?? []), ...routerParameters(path)]) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return {
    url: kept.size > 0 ? `${path}?${kept}` : path,
    cacheable: !kept.has('q') && ROUTER_PARAMETERS.every((name) => !kept.has(name)),
  };
}

const routerParameters = (path: string) => (path.endsWith('.data') ? ROUTER_PARAMETERS : []);

/** The address of the page whose data is asked for by `/blog.data` and `/_.data`. */
export function documentAddress(rawUrl: string): string | undefined {
  const [path = '', query = ''] = rawUrl.split('?', 2);
  if (!path.endsWith('.data')) return undefined;
  const given = new URLSearchParams(query);
  for (const name of ROUTER_PARAMETERS) given.delete(name);
  const page = path.replace(/(?:\/_)?\.data$/, '') || '/';
  return given.size > 0 ? `${page}?${given}` : page;
}

/**
 * The one address of a page: no slash at the end, one at the start, or it names a host, and lower case.
 * The router would take `/Blog` for `/blog` too, but as a page that reads no parameters.
 */
export function canonicalAddress(rawUrl: string): string {
  const mark = rawUrl.indexOf('?');
  const path = mark === -1 ? rawUrl : rawUrl.slice(0, mark);
  const address = inLowerCase(withoutSlashes(path));
  return address === path ? rawUrl : address + (mark === -1 ? '' : rawUrl.slice(mark));
}

const withoutSlashes = (path: string) =>
  path.endsWith('/') || path.startsWith('//') ? `/${path.replace(/^\/+|\/+$/g, '')}` : path;

/** Names of built files are told apart by case, those of pages are not; `%C3` is no letter. */
const inLowerCase = (path: string) =>
  path.startsWith('/assets/')
    ? path
    : path.replace(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
