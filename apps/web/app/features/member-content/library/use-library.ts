import { listLibrary } from '@rostra/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../sessions/index.ts';
import type { LibraryAddress } from './library-query.ts';

/** Everything that shows what a member has read starts with this. */
export const libraryKey = ['library'];

export function useLibrary(address: LibraryAddress) {
  const api = useApi();
  return useQuery({
    queryKey: [...libraryKey, 'list', address],
    queryFn: ({ signal }) => api(listLibrary, { query: address }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0, // a plan may have been joined, or a text read elsewhere
  });
}
