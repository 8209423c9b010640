import { getOverview } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { libraryKey } from '../member-content/index.ts';
import { useApi } from '../sessions/index.ts';

/** Disabled if member content is switched off. */
export function useOverview(hasMemberContent: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [...libraryKey, 'overview'],
    queryFn: ({ signal }) => api(getOverview, {}, { signal }),
    enabled: hasMemberContent,
    staleTime: 0,
  });
}
