import { errorStatus } from '@rostra/browser/errors';
import { type BillingOverview, getMyBilling } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { NO_BILLING } from './billing.ts';

export const OVERVIEW = ['billing', 'overview'];

/** Always stale, because another tab or device may have changed it. */
export const overviewQuery = (api: Client) =>
  queryOptions({
    queryKey: OVERVIEW,
    queryFn: ({ signal }) => fetchOverview(api, signal),
    staleTime: 0,
  });

export async function fetchOverview(api: Client, signal: AbortSignal): Promise<BillingOverview> {
  try {
    return await api(getMyBilling, {}, { signal });
  } catch (error) {
    if (errorStatus(error) === 404) return NO_BILLING;
    throw error;
  }
}
