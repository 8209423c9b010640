import {
  type LibraryQuery,
  type LibrarySort,
  librarySorts,
  type PlanFilter,
  planFilters,
  type ReadState,
  readStates,
} from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { truncateText } from '../../../lib/documents/truncate-text.ts';

/** The query of the library's URL. */
export type LibraryAddress = Pick<LibraryQuery, 'q' | 'sort' | 'page'> & {
  category: string | undefined;
  state: ReadState | undefined;
  plan: PlanFilter | undefined;
};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((item) => item === value);

/** Ignores invalid values, so that an outdated or mistyped link still shows a list. */
export function readAddress(search: URLSearchParams): LibraryAddress {
  const category = search.get('category') ?? '';
  const page = Number(search.get('page') ?? 1);
  return {
    q: truncateText((search.get('q') ?? '').trim(), 200),
    category: /^[\w-]{1,200}$/.test(category) ? category : undefined,
    state: oneOf(readStates, search.get('state')),
    plan: oneOf(planFilters, search.get('plan')),
    sort: oneOf<LibrarySort>(librarySorts, search.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The URL with changed filters. Resets the page unless `change` sets it. */
export function addressWith(address: LibraryAddress, change: Partial<LibraryAddress>): string {
  const { q, category, state, plan, sort, page } = { ...address, page: 1, ...change };
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (state) search.set('state', state);
  if (plan) search.set('plan', plan);
  if (sort !== 'newest') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const query = search.toString();
  return pathTo(pages.memberContents) + (query && `?${query}`);
}

export const isFiltered = ({ q, category, state, plan }: LibraryAddress): boolean =>
  Boolean(q || category || state || plan);
