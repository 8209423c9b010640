import {
  getRevenue,
  listRevenueMovements,
  type RevenueKind,
  type RevenueMovement,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/paged-query.ts';
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
  pagedQuery<RevenueMovement, string>(
    [...moneyKey, 'revenue', 'movements', month, currency, kind ?? ''],
    (from, signal) => {
      const query = { month, currency, ...(kind ? { kind } : {}), ...from };
      return api(listRevenueMovements, { query }, { signal });
    },
  );
