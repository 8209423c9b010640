import { useMemo } from 'react';
import { useUrlQuery } from '../../../../lib/controls/use-url-query.ts';
import { type ListFilters, readFilters, writeFilters } from './list-filters.ts';

export type ChangeFilters = (change: Partial<ListFilters>) => void;

/** The filters in the URL. While somebody types, the history gets no entry for each letter. */
export function useFilters(): [ListFilters, ChangeFilters] {
  const [query, setQuery] = useUrlQuery();
  const filters = useMemo(() => readFilters(query), [query]);
  const change: ChangeFilters = (next) =>
    setQuery((current) => writeFilters({ ...readFilters(current), ...next }), {
      replace: next.search !== undefined,
    });
  return [filters, change];
}
