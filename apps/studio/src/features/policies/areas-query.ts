import { listPolicyAreas } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { entriesKey } from '../../lib/content/entries-key.ts';

/** Changes with the entries. */
export const areasQuery = (api: Client) =>
  queryOptions({
    queryKey: [...entriesKey, 'policy-areas'],
    queryFn: async ({ signal }) => (await api(listPolicyAreas, {}, { signal })).data,
  });
