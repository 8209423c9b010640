import type { BillingOverview } from '@rostra/contract';
import { queryOptions } from '@tanstack/react-query';
import { NO_BILLING } from './billing.ts';

/** Kept in the query cache, so that it is cleared on logout. */
export const simulatedQuery = queryOptions({
  queryKey: ['billing', 'simulated'],
  queryFn: (): BillingOverview => NO_BILLING,
  initialData: NO_BILLING,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
