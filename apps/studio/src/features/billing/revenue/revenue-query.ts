import {
  getRevenue,
  listRevenueMovements,
  type RevenueKind,
  type RevenueMovement,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { moneyKey } from '../money-query.ts';

export const revenuePath = `${studioPath}/money/revenue`;

export interface MovementFilters {
  month: string;
  currency: string;
  kind?: RevenueKind | undefined;
}

export function movementsPath({ month, currency, kind }: MovementFilters): string {
  const query = new URLSearchParams({ currency, ...(kind ? { kind } : {}) });
  return `${revenuePath}/${month}?${query}`;
}

export const revenueQuery = (api: Client, months: number) =>
  queryOptions({
    queryKey: [...moneyKey, 'revenue', months],
    queryFn: ({ signal }) => api(getRevenue, { query: { months } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const movementsQuery = (api: Client, { month, currency, kind }: MovementFilters) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, 'revenue', 'movements', month, currency, kind ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api(
        listRevenueMovements,
        {
          query: {
            ...{ month, currency },
            ...(kind ? { kind } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ data }): RevenueMovement[] => data),
  });
