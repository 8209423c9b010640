import { listManagedPlans } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const plansKey = ['plans'] as const;

export const plansQuery = (api: Client) =>
  queryOptions({
    queryKey: plansKey,
    queryFn: async ({ signal }) => (await api(listManagedPlans, {}, { signal })).data,
  });
