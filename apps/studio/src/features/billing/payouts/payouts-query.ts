import { listPayouts, type Payout } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { moneyKey } from '../money-query.ts';

export const payoutsQuery = (api: Client) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, 'payouts'],
    queryFn: ({ pageParam, signal }) =>
      api(listPayouts, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }): Payout[] => data),
  });
