import { type EntrySort, type EntryState, entrySorts, entryStates } from '@rostra/contract';

export interface ListFilters {
  search: string;
  state: EntryState | undefined;
  isInReview: boolean;
  isMine: boolean;
  isTrash: boolean;
  /** Of one language only. */
  locale: string | undefined;
  sort: EntrySort;
  direction: 'asc' | 'desc';
}

const includes = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((candidate) => candidate === value);

/** Reads the filters from the URL. Unknown values are ignored. */
export function readFilters(query: URLSearchParams): ListFilters {
  const sort = includes(entrySorts, query.get('sort')) ?? 'updatedAt';
  return {
    search: query.get('q') ?? '',
    state: includes(entryStates, (query.get('state') ?? '').replaceAll('-', ' ')),
    isInReview: query.get('view') === 'review',
    isTrash: query.get('view') === 'trash',
    isMine: query.get('mine') === 'yes',
    locale: query.get('language') ?? undefined,
    sort,
    direction: includes(['asc', 'desc'], query.get('direction')) ?? naturalDirection(sort),
  };
}

/** Times newest first, titles from A to Z. */
export const naturalDirection = (sort: EntrySort): 'asc' | 'desc' =>
  sort === 'title' ? 'asc' : 'desc';

/** The shortest query that stands for these filters. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const { search, state, isInReview, isTrash, isMine, locale, sort, direction } = filters;
  const query = new URLSearchParams();
  if (search.trim()) query.set('q', search.trim());
  if (state) query.set('state', state.replaceAll(' ', '-'));
  if (isTrash) query.set('view', 'trash');
  else if (isInReview) query.set('view', 'review');
  if (isMine) query.set('mine', 'yes');
  if (locale) query.set('language', locale);
  if (sort !== 'updatedAt') query.set('sort', sort);
  if (direction !== naturalDirection(sort)) query.set('direction', direction);
  return query;
}
