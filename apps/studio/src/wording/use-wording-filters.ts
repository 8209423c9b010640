import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSite } from '../lib/site.ts';
import { readFilters, type WordingFilters, writeFilters } from './wording-filters.ts';

export type ChangeWordingFilters = (change: Partial<WordingFilters>) => void;

/** The filters in the URL. While somebody types, the history gets no entry for each letter. */
export function useWordingFilters(): [WordingFilters, ChangeWordingFilters] {
  const { languages } = useSite();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query, languages), [query, languages]);
  const change: ChangeWordingFilters = (next) =>
    setQuery(
      (current) => writeFilters({ ...readFilters(current, languages), ...next }, languages),
      { replace: next.search !== undefined, preventScrollReset: true },
    );
  return [filters, change];
}
