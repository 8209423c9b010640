import { useUrlQuery } from '../controls/use-url-query.ts';
import type { TableSorting } from './table-sorting.ts';

/** Keeps the sorting of a table in the URL: `?sort=title&direction=asc`. */
export function useUrlSorting(): TableSorting {
  const [query, setQuery] = useUrlQuery();
  const column = query.get('sort');
  return {
    current: column
      ? { column, direction: query.get('direction') === 'desc' ? 'desc' : 'asc' }
      : undefined,
    change: (sorting) =>
      setQuery((current) => {
        current.set('sort', sorting.column);
        current.set('direction', sorting.direction);
        return current;
      }),
  };
}
