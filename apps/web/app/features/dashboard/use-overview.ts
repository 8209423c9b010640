import { getOverview } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocaleQuery } from '../../lib/languages/content-locale.ts';
import { libraryKey } from '../member-content/index.ts';
import { useApi } from '../sessions/index.ts';

/** Disabled if member content is switched off. */
export function useOverview(hasMemberContent: boolean) {
  const api = useApi();
  const query = useLocaleQuery();
  return useQuery({
    queryKey: [...libraryKey, 'overview'],
    queryFn: ({ signal }) => api(getOverview, { query }, { signal }),
    enabled: hasMemberContent,
    staleTime: 0,
  });
}
