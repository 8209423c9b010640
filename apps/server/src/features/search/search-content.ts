import type { SearchHit } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import {
  type Collection,
  type ContentService,
  entryPaths,
  type LocaleScope,
  listLatestEditions,
  localesIn,
  type PageStore,
  pageLocale,
  publicPaths,
  type Reader,
} from '../content/index.ts';
import { audiencesOf } from './audiences.ts';
import { highlightMatches } from './highlight-matches.ts';
import { findHits } from './hits/find-hits.repo.ts';
import type { FindHits, Hit, Hits } from './hits/hits.repo.ts';
import { isIndexed } from './indexed-collections.ts';
import { markSpellings } from './mark-spellings.ts';
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
  const paths = new Map<string, Awaited<ReturnType<typeof publicPaths>>>(
    await Promise.all(
      found.map(async (item) => [item.plural, await pathsFor(reader)(store, item)] as const),
    ),
  );
  const editedAt = await findEditionTimes(store, found, hits);
  const data = hits.flatMap((hit) => {
    const { document_id: documentId, slug, collection } = hit;
    const path = paths.get(collection)?.({ documentId, slug });
    if (path === undefined) return [];
    const publishedAt = editedAt(hit) ?? hit.published_at;
    const found = describe({ ...hit, published_at: publishedAt }, path, words);
    return [store.locales.isMultilingual ? { ...found, locale: hit.locale } : found];
  });
  return { data, meta: { total } };
}

/** Members read in the member area what others see a part of. */
const pathsFor = ({ role }: Reader) => (role === 'visitor' ? publicPaths : entryPaths);

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

/** When the newest edition of a text with editions was published, which is the text that was found. */
async function findEditionTimes(
  store: PageStore,
  collections: readonly Collection[],
  hits: readonly Hit[],
): Promise<(hit: Hit) => string | undefined> {
  const name = ({ document_id, locale }: { document_id: string; locale: string }) =>
    `${document_id} ${locale}`;
  const times = new Map<string, string>();
  for (const { plural, editionFields } of collections) {
    if (!editionFields) continue;
    const documentIds = hits
      .filter(({ collection }) => collection === plural)
      .map(({ document_id }) => document_id);
    const editions = await listLatestEditions(store, { collection: plural, documentIds });
    for (const edition of editions) times.set(name(edition), String(edition.edition_at));
  }
  return (hit) => times.get(name(hit));
}

function describe(hit: Hit, path: string, words: readonly string[]): SearchHit {
  const highlight = (marked: string) =>
    highlightMatches(markSpellings(marked, { words, locale: hit.locale }));
  const inBody = highlight(hit.marked_body);
  const inSummary = highlight(hit.marked_summary);
  return {
    collection: hit.collection,
    documentId: hit.document_id,
    slug: hit.slug,
    path,
    title: hit.title,
    titleHtml: highlight(hit.marked_title),
    excerptHtml: inBody.includes('<mark>') ? inBody : inSummary,
    publishedAt: hit.published_at,
  };
}
