import { useMemo } from 'react';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { useSite } from '../../../lib/site.ts';
import { readFilters, type WordingFilters, writeFilters } from './wording-filters.ts';

export type ChangeWordingFilters = (change: Partial<WordingFilters>) => void;

/** The filters in the URL. While somebody types, the history gets no entry for each letter. */
export function useWordingFilters(): [WordingFilters, ChangeWordingFilters] {
  const { languages } = useSite();
  const [query, setQuery] = useUrlQuery();
  const filters = useMemo(() => readFilters(query, languages), [query, languages]);
  const change: ChangeWordingFilters = (next) =>
    setQuery(
      (current) => writeFilters({ ...readFilters(current, languages), ...next }, languages),
      { replace: next.search !== undefined },
    );
  return [filters, change];
}
