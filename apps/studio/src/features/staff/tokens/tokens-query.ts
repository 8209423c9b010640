import { type ApiToken, listApiTokens } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const tokensKey = ['tokens'] as const;

export const tokensQuery = (api: Client) =>
  queryOptions({
    queryKey: tokensKey,
    queryFn: async ({ signal }): Promise<ApiToken[]> =>
      (await api(listApiTokens, {}, { signal })).data,
  });
