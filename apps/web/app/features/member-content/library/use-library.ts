import { listLibrary } from '@rostra/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleQuery } from '../../../lib/languages/content-locale.ts';
import { useApi } from '../../sessions/index.ts';
import type { LibraryAddress } from './library-query.ts';

/** Prefix of all queries that depend on reading progress. */
export const libraryKey = ['library'];

export function useLibrary(address: LibraryAddress) {
  const api = useApi();
  const locale = useLocaleQuery();
  return useQuery({
    queryKey: [...libraryKey, 'list', address],
    queryFn: ({ signal }) => api(listLibrary, { query: { ...address, ...locale } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0, // a plan may have been joined, or a text read elsewhere
  });
}
