import { listCoupons } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const couponsKey = ['coupons'] as const;

export const couponsQuery = (api: Client) =>
  queryOptions({
    queryKey: couponsKey,
    queryFn: async ({ signal }) => (await api(listCoupons, {}, { signal })).data,
  });
