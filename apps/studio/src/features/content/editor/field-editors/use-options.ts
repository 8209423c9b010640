import { listStudioOptions } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../session/session-provider.tsx';

/** What a relation to this collection can be set to, by name. */
export const optionsQuery = (api: Client, kind: string) =>
  queryOptions({
    queryKey: ['options', kind],
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await api(listStudioOptions, { params: { kind } }, { signal })).data,
  });

export const useOptions = (kind: string) => useQuery(optionsQuery(useApi(), kind));
