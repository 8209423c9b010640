/** The query parameters that pages read. Any other is dropped before rendering. */
const PAGE_PARAMETERS = ['category', 'page', 'q', 'tag'];

/** Kept for the router's own data requests, never part of a cached page. */
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
  const given = new URLSearchParams(rawUrl.slice(mark + 1));
  const kept = new URLSearchParams();
  for (const name of [...PAGE_PARAMETERS, ...ROUTER_PARAMETERS]) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  const path = rawUrl.slice(0, mark);
  return {
    url: kept.size > 0 ? `${path}?${kept}` : path,
    cacheable: !kept.has('q') && ROUTER_PARAMETERS.every((name) => !kept.has(name)),
  };
}
