import { getSiteStatus } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const statusQuery = (api: Client) =>
  queryOptions({
    queryKey: ['status'],
    queryFn: ({ signal }) => api(getSiteStatus, {}, { signal }),
  });
