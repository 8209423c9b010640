import type { SearchHit } from '@rostra/contract';
import { type ContentService, entryPaths, type Reader } from '../content/index.ts';
import { audiencesOf } from './audiences.ts';
import { highlightMatches } from './highlight-matches.ts';
import { findHits } from './hits/find-hits.repo.ts';
import type { Hit } from './hits/hits.repo.ts';
import { isIndexed } from './indexed-collections.ts';
import { wordsIn } from './search-query.ts';

export interface SearchQuery {
  q: string;
  limit: number;
  category?: string | undefined;
  tag?: string | undefined;
}

/** The best matches first, among the entries that the reader may see. */
export async function searchContent(
  { store, collections }: ContentService,
  reader: Reader,
  { q, ...query }: SearchQuery,
): Promise<{ data: SearchHit[]; meta: { total: number } }> {
  const words = wordsIn(q);
  const searched = collections.filter(isIndexed);
  if (words.length === 0 || searched.length === 0) return { data: [], meta: { total: 0 } };
  const { hits, total } = await findHits(store.db, {
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
    return path === undefined ? [] : [describe(hit, path)];
  });
  return { data, meta: { total } };
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
