import type { SearchHit } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import {
  type ContentService,
  entryPaths,
  type LocaleScope,
  localesIn,
  pageLocale,
  type Reader,
} from '../content/index.ts';
import { audiencesOf } from './audiences.ts';
import { highlightMatches } from './highlight-matches.ts';
import { findHits } from './hits/find-hits.repo.ts';
import type { FindHits, Hit, Hits } from './hits/hits.repo.ts';
import { isIndexed } from './indexed-collections.ts';
import { wordsIn } from './search-query.ts';

export interface SearchQuery {
  q: string;
  limit: number;
  category?: string | undefined;
  tag?: string | undefined;
  locale?: string | undefined;
}

/** The best matches first, among the entries that the reader may see. */
export async function searchContent(
  { store, collections }: ContentService,
  reader: Reader,
  { q, locale: asked, ...query }: SearchQuery,
): Promise<{ data: SearchHit[]; meta: { total: number } }> {
  const words = wordsIn(q);
  const searched = collections.filter(isIndexed);
  if (words.length === 0 || searched.length === 0) return { data: [], meta: { total: 0 } };
  const { hits, total } = await findInLanguages(store.db, pageLocale(asked, store.locales), {
    ...query,
    words,
    audiences: audiencesOf(reader),
    collections: searched.map(({ plural }) => plural),
    now: store.now(),
  });
  const found = searched.filter(({ plural }) => hits.some((hit) => hit.collection === plural));
  const paths = new Map<string, Awaited<ReturnType<typeof entryPaths>>>(
    await Promise.all(
      found.map(async (item) => [item.plural, await entryPaths(store, item)] as const),
    ),
  );
  const data = hits.flatMap((hit) => {
    const { document_id: documentId, slug, collection } = hit;
    const path = paths.get(collection)?.({ documentId, slug });
    if (path === undefined) return [];
    const found = describe(hit, path);
    return [store.locales.isMultilingual ? { ...found, locale: hit.locale } : found];
  });
  return { data, meta: { total } };
}

/** Matches in the language of the page come first, then those that are not translated into it. */
async function findInLanguages(
  db: Db,
  scope: LocaleScope,
  find: Omit<FindHits, 'locale' | 'notIn'>,
): Promise<Hits> {
  const [locale = '', fallback] = localesIn(scope) ?? [];
  const own = await findHits(db, { ...find, locale });
  if (fallback === undefined) return own;
  const others = await findHits(db, { ...find, locale: fallback, notIn: locale });
  return {
    hits: [...own.hits, ...others.hits].slice(0, find.limit),
    total: own.total + others.total,
  };
}

function describe(hit: Hit, path: string): SearchHit {
  const inBody = highlightMatches(hit.marked_body);
  const inSummary = highlightMatches(hit.marked_summary);
  return {
    collection: hit.collection,
    documentId: hit.document_id,
    slug: hit.slug,
    path,
    title: hit.title,
    titleHtml: highlightMatches(hit.marked_title),
    excerptHtml: inBody.includes('<mark>') ? inBody : inSummary,
    publishedAt: hit.published_at,
  };
}
