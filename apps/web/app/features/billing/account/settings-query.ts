import { getBillingSettings } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const settingsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['billing', 'settings'],
    queryFn: ({ signal }) => api(getBillingSettings, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
