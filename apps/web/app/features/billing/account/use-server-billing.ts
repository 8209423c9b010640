import {
  type BillingOverview,
  type BillingSettings,
  INVOICES_LIMIT,
  listInvoices,
  listPaymentMethods,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/messages/language.ts';
import { useApi } from '../../sessions/index.ts';
import { stripeClientQuery } from '../card-form/stripe-client-query.ts';
import { createChangeActions } from '../changes/change-actions.ts';
import { GROUP } from '../groups/group-query.ts';
import { type Billing, NO_BILLING } from './billing.ts';
import { createCardActions } from './card-actions.ts';
import { OVERVIEW, overviewQuery } from './overview-query.ts';
import { createServerActions } from './server-actions.ts';

const METHODS = ['billing', 'methods'];
const INVOICES = ['billing', 'invoices'];

/** Shows a new overview and reloads what depends on it. */
export function showOverview(queries: QueryClient, overview: BillingOverview): void {
  queries.setQueryData(OVERVIEW, overview);
  void queries.invalidateQueries({ queryKey: METHODS });
  void queries.invalidateQueries({ queryKey: INVOICES });
  void queries.invalidateQueries({ queryKey: GROUP });
}

/** Billing through Stripe or its sandbox. */
export function useServerBilling(settings: BillingSettings): Billing {
  const api = useApi();
  const queries = useQueryClient();
  const language = useLanguage();
  const overview = useQuery(overviewQuery(api));
  const methods = useQuery({
    queryKey: METHODS,
    queryFn: ({ signal }) => api(listPaymentMethods, {}, { signal }).catch(emptyUnless(signal)),
  });
  const customerId = overview.data?.customerId;
  const invoices = useQuery({
    queryKey: [...INVOICES, customerId],
    queryFn: ({ signal }) => findInvoices(api, customerId, signal),
    enabled: overview.data !== undefined,
  });
  const actions = useMemo(() => {
    const options = {
      api,
      loadStripeClient: () => queries.fetchQuery(stripeClientQuery(settings, language)),
      shown: () => queries.getQueryData<BillingOverview>(OVERVIEW),
      show: (fresh: BillingOverview) => showOverview(queries, fresh),
    };
    return {
      plan: createServerActions(options),
      cards: createCardActions(options),
      changes: createChangeActions(options),
    };
  }, [api, queries, settings, language]);
  const isUnavailable = overview.isError && !overview.data;
  return {
    settings,
    overview: isUnavailable ? NO_BILLING : overview.data,
    isUnavailable,
    refresh: async () => {
      const { isSuccess } = await overview.refetch();
      void queries.invalidateQueries({ queryKey: METHODS });
      return isSuccess;
    },
    methods: methods.data,
    invoices: isUnavailable ? [] : invoices.data,
    actions: actions.plan,
    cards: actions.cards,
    changes: actions.changes,
  };
}

/** The specification requires failed lists to be empty, without an error message. */
const emptyUnless =
  ({ aborted }: AbortSignal) =>
  (error: unknown): never[] => {
    if (aborted) throw error;
    return [];
  };

async function findInvoices(
  api: Client,
  customerId: string | null | undefined,
  signal: AbortSignal,
) {
  if (!customerId) return [];
  const input = { params: { customerId }, query: { limit: INVOICES_LIMIT } };
  const found = await api(listInvoices, input, { signal }).catch(emptyUnless(signal));
  return found.filter(({ status }) => status === 'paid');
}
