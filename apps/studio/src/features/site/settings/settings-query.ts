import { getSettings } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const settingsKey = ['settings'] as const;

/** Always read anew when a form opens: its versions must be the current ones. */
export const settingsQuery = (api: Client) =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await api(getSettings, {}, { signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
