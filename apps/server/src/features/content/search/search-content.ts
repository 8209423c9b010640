import type { PolicyArea, SearchHit } from '@rostra/contract';
import { findLeadingPolicies } from '../addresses/leading-policies.repo.ts';
import { pathOf } from '../addresses/path-of.ts';
import type { ContentService } from '../content-service.ts';
import type { Reader } from '../declare/reader.ts';
import { audiencesOf } from './audiences.ts';
import { findHits, type Hit } from './find-hits.repo.ts';
import { markUp } from './mark-up.ts';
import { wordsIn } from './search-query.ts';

/** What matches, best first, among what the reader may read. */
export async function searchContent(
  { store, collections }: ContentService,
  reader: Reader,
  {
    q,
    ...asked
  }: { q: string; limit: number; category?: string | undefined; tag?: string | undefined },
): Promise<{ data: SearchHit[]; meta: { total: number } }> {
  const words = wordsIn(q);
  if (words.length === 0) return { data: [], meta: { total: 0 } };
  const { queries, kind } = store.db;
  const now = store.now();
  const hits = await findHits(queries, kind, {
    ...asked,
    words,
    audiences: audiencesOf(reader),
    collections: collections.filter(({ hasDrafts }) => hasDrafts).map(({ plural }) => plural),
    now,
  });
  const leading = await findLeadingPolicies(queries, now);
  const data = hits.map((hit) => describe(hit, leading.get(hit.document_id)));
  return { data, meta: { total: Number(hits[0]?.total ?? 0) } };
}

function describe(hit: Hit, leads: PolicyArea | undefined): SearchHit {
  const inBody = markUp(hit.marked_body);
  const inSummary = markUp(hit.marked_summary);
  return {
    collection: hit.collection as SearchHit['collection'],
    documentId: hit.document_id,
    slug: hit.slug,
    path: pathOf(hit.collection, hit.slug, leads),
    title: hit.title,
    titleHtml: markUp(hit.marked_title),
    excerptHtml: inBody.includes('<mark>') ? inBody : inSummary,
    publishedAt: hit.published_at,
  };
}
