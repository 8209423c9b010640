import { listStudioReviewers, type Person } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../session/session-provider.tsx';

/** Who can review a text of this person; undefined until it is known. */
export function useReviewers(): readonly Person[] | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['reviewers'],
    queryFn: async ({ signal }) => (await api(listStudioReviewers, {}, { signal })).data,
    // Somebody may have been invited in the meantime.
    staleTime: 0,
  });
  return data;
}
