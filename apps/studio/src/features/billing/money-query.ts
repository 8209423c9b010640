import {
  getClosing,
  getPaymentsStatus,
  listPayments,
  type Payment,
  type PaymentState,
  previewRefund,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export const moneyKey = ['money'] as const;

/** The rows of the last filter stay until those of the new one arrive. */
export const paymentsQuery = (api: Client, state: PaymentState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, 'payments', state ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api(
        listPayments,
        { query: { ...(state ? { state } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ data }): Payment[] => data),
  });

export const statusQuery = (api: Client) =>
  queryOptions({
    queryKey: [...moneyKey, 'status'],
    queryFn: async ({ signal }) => (await api(getPaymentsStatus, {}, { signal })).data,
  });

/** Never from the cache: somebody else may have refunded in the meantime. */
export const refundQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['refund', id],
    queryFn: async ({ signal }) => (await api(previewRefund, { params: { id } }, { signal })).data,
    gcTime: 0,
  });

export const closingQuery = (api: Client, month: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'closing', month],
    queryFn: async ({ signal }) => (await api(getClosing, { query: { month } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
