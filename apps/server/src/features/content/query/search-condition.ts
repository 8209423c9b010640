import type { WordSearch } from '../declare/document-index.ts';
import { searchedWords } from '../entries/index/entry-words.ts';
import { matchingDrafts } from '../entries/index/matching-drafts.repo.ts';
import { localesIn } from '../locales/locales.ts';
import type { ContentStore } from '../read/content-store.ts';
import { invalidParam } from './invalid-key.ts';
import type { Condition, ReadQuery } from './read-query.ts';
import { columnIn, findOpenField, type Scope } from './scope.ts';
import type { Plain } from './values/plain-values.ts';

const MAX_SEARCH_LENGTH = 200;

type Searched = Pick<ReadQuery, 'status' | 'locale'>;
export type QueryStore = Pick<ContentStore, 'locales' | 'index'>;

/**
 * The parameter `_q`: entries with the text in a short field that this reader always sees, or with all its
 * words in an indexed text.
 */
export function searchCondition(
  raw: Plain,
  scope: Scope,
  store: QueryStore,
  query: Searched,
): Condition | undefined {
  if (raw === undefined || raw === '') return undefined;
  if (typeof raw !== 'string' || raw.length > MAX_SEARCH_LENGTH || raw.includes('\0')) {
    throw invalidParam('Invalid search text', '_q');
  }
  const inShortTexts = scope.collection.searched.flatMap((key): Condition[] => {
    const field = findOpenField(scope, key);
    if (field?.kind !== 'scalar') return [];
    const column = columnIn(scope, key, field);
    return [{ kind: 'compare', column, operator: '$containsi', values: [raw] }];
  });
  const { collection, reader } = scope;
  const locales = localesIn(query.locale) ?? store.locales.offered;
  const inIndex = wordsCondition(store, { collection, reader, text: raw, locales }, query);
  return { kind: 'or', items: [...inShortTexts, ...(inIndex ? [inIndex] : [])] };
}

/** Drafts have an index of their own, so that the one of published texts contains no word of them. */
function wordsCondition(
  { index }: QueryStore,
  search: WordSearch,
  { status }: Searched,
): Condition | undefined {
  const { collection, text } = search;
  if (!collection.hasDrafts) return undefined;
  if (status === 'draft') {
    const words = searchedWords(text);
    if (words.length === 0) return undefined;
    return { kind: 'words', matching: (kind) => matchingDrafts(kind, collection.plural, words) };
  }
  const matching = index.matching(search);
  return matching && { kind: 'words', matching };
}
