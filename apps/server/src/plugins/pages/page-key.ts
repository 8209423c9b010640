import { findPage, type Page } from '@rostra/contract/pages';
import type { SiteLanguages } from '../../languages/site-languages.ts';
import { splitLanguage } from '../../languages/split-language.ts';

export interface PageKey {
  /** Path and relevant parameters in a fixed order: what is rendered and what is cached. */
  url: string;
  cacheable: boolean;
  /** The query contains text that the visitor typed, such as a search. */
  isSearch: boolean;
}

/**
 * Drops parameters that the page does not read, so that tracking parameters neither fill the cache nor
 * cause renders: `/blog?utm_source=x` is the page `/blog`. A data request keeps them, because the
 * router has parameters of its own, and is then not cached.
 */
export function pageKey(rawUrl: string, languages: SiteLanguages): PageKey {
  const mark = rawUrl.indexOf('?');
  if (mark === -1) return { url: rawUrl, cacheable: true, isSearch: false };
  const path = rawUrl.slice(0, mark);
  const documentPath = documentPathOf(path);
  const page = findPage(splitLanguage(documentPath ?? path, languages).path)?.page;
  const given = new URLSearchParams(rawUrl.slice(mark + 1));
  const kept = pickQuery(page, given);
  const isSearch = (page?.uncachedQuery ?? []).some((name) => kept.has(name));
  const hasOthers = documentPath !== undefined && [...given.keys()].some((name) => !kept.has(name));
  return {
    url: hasOthers ? rawUrl : withQuery(path, kept),
    cacheable: !isSearch && !hasOthers,
    isSearch,
  };
}

/** The URL of the page whose data is requested; undefined if it is not a data request. */
export function documentAddress(rawUrl: string, languages: SiteLanguages): string | undefined {
  const [path = '', query = ''] = rawUrl.split('?', 2);
  const documentPath = documentPathOf(path);
  if (documentPath === undefined) return undefined;
  const kept = pickQuery(
    findPage(splitLanguage(documentPath, languages).path)?.page,
    new URLSearchParams(query),
  );
  return withQuery(documentPath, kept);
}

/**
 * The router requests the data of `/blog` from `/blog.data` and that of `/` from `/_.data`; see "data
 * requests" in its upgrade guide for version 8.
 */
export function documentPathOf(path: string): string | undefined {
  return path.endsWith('.data') ? path.replace(/(?:\/_)?\.data$/, '') || '/' : undefined;
}

/** The parameters that the page reads, in a fixed order. */
function pickQuery(page: Page | undefined, given: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of page?.query ?? []) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

const withQuery = (path: string, query: URLSearchParams) =>
  query.size > 0 ? `${path}?${query}` : path;
