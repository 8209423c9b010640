import type { SearchHit } from '@rostra/contract';
import type { ContentService } from '../content-service.ts';
import type { Reader } from '../declare/reader.ts';
import { audiencesOf } from './audiences.ts';
import { findHits, type Hit } from './find-hits.repo.ts';
import { markUp } from './mark-up.ts';
import { pathOf } from './path-of.ts';
import { wordsIn } from './search-query.ts';

/** What matches, best first, among what the reader may read. */
export async function searchContent(
  { store, collections }: ContentService,
  reader: Reader,
  { q, limit }: { q: string; limit: number },
): Promise<{ data: SearchHit[]; meta: { total: number } }> {
  const words = wordsIn(q);
  if (words.length === 0) return { data: [], meta: { total: 0 } };
  const hits = await findHits(store.db.queries, store.db.kind, {
    words,
    audiences: audiencesOf(reader),
    collections: collections.filter(({ hasDrafts }) => hasDrafts).map(({ plural }) => plural),
    now: store.now(),
    limit,
  });
  return { data: hits.map(describe), meta: { total: Number(hits[0]?.total ?? 0) } };
}

function describe(hit: Hit): SearchHit {
  const inBody = markUp(hit.marked_body);
  const inSummary = markUp(hit.marked_summary);
  return {
    collection: hit.collection as SearchHit['collection'],
    documentId: hit.document_id,
    slug: hit.slug,
    path: pathOf(hit.collection, hit.slug),
    title: hit.title,
    titleHtml: markUp(hit.marked_title),
    excerptHtml: inBody.includes('<mark>') ? inBody : inSummary,
    publishedAt: hit.published_at,
  };
}
