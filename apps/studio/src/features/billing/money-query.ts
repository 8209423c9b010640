import {
  getClosing,
  getPaymentsStatus,
  listPayments,
  type Payment,
  type PaymentState,
  previewRefund,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../lib/paged-query.ts';

export const moneyKey = ['money'] as const;

export const paymentsQuery = (api: Client, state: PaymentState | undefined) =>
  pagedQuery<Payment, string>([...moneyKey, 'payments', state ?? ''], (from, signal) =>
    api(listPayments, { query: { ...(state ? { state } : {}), ...from } }, { signal }),
  );

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
