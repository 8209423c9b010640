import type { BillingOverview, BillingSettings } from '@rostra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Billing, NO_BILLING } from './billing.ts';
import { createSimulatedActions } from './simulated-actions.ts';

const KEY = ['billing', 'simulated'];

/** Kept with the member's other data, so it goes when the member does. */
export function useSimulatedBilling(settings: BillingSettings): Billing {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: (): BillingOverview => NO_BILLING,
    initialData: NO_BILLING,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const actions = useMemo(
    () => createSimulatedActions({ show: (overview) => queries.setQueryData(KEY, overview) }),
    [queries],
  );
  return {
    settings,
    overview: data,
    isUnsure: false,
    refresh: async () => true,
    methods: [],
    invoices: [],
    actions,
    cards: undefined,
  };
}
