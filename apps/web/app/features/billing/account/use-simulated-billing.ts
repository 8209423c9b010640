import type { BillingSettings } from '@rostra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Billing } from './billing.ts';
import { createSimulatedActions } from './simulated-actions.ts';
import { simulatedQuery } from './simulated-query.ts';

export function useSimulatedBilling(settings: BillingSettings): Billing {
  const queries = useQueryClient();
  const { data } = useQuery(simulatedQuery);
  const actions = useMemo(
    () =>
      createSimulatedActions({
        show: (overview) => queries.setQueryData(simulatedQuery.queryKey, overview),
      }),
    [queries],
  );
  return {
    settings,
    overview: data,
    isUnavailable: false,
    refresh: async () => true,
    methods: [],
    invoices: [],
    actions,
    cards: undefined,
    changes: undefined,
  };
}
