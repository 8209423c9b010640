import { getStudioSetup } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const setupKey = ['setup'] as const;

export const setupQuery = (api: Client) =>
  queryOptions({
    queryKey: setupKey,
    queryFn: async ({ signal }) => (await api(getStudioSetup, {}, { signal })).data,
  });
