import { errorStatus } from '@rostra/browser/errors';
import { type BillingOverview, getCustomerSubscription, type Subscription } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useSession } from '../../sessions/index.ts';
import { hasServerBilling } from './billing.ts';
import { OVERVIEW } from './overview-query.ts';
import { settingsQuery } from './settings-query.ts';
import { simulatedQuery } from './simulated-query.ts';

/** The member's subscription; null if there is none, undefined while it is unknown. */
export function useOwnSubscription(): Subscription | null | undefined {
  const api = useApi();
  const { user } = useSession();
  const queries = useQueryClient();
  const mode = useQuery(settingsQuery(api)).data?.mode;
  // A first payment in this tab creates the customer after the user was loaded.
  const shown = queries.getQueryData<BillingOverview>(OVERVIEW);
  const customerId = shown?.customerId ?? user?.stripeCustomerId ?? null;
  const own = useQuery({
    queryKey: ['billing', 'subscription', customerId],
    queryFn: ({ signal }) => findSubscription(api, customerId, signal),
    enabled: mode !== undefined && hasServerBilling(mode),
    staleTime: 0,
  });
  const simulated = useQuery(simulatedQuery);
  return mode === undefined || hasServerBilling(mode) ? own.data : simulated.data.subscription;
}

async function findSubscription(
  api: Client,
  customerId: string | null,
  signal: AbortSignal,
): Promise<Subscription | null> {
  if (!customerId) return null;
  try {
    return await api(getCustomerSubscription, { params: { customerId } }, { signal });
  } catch (error) {
    if (errorStatus(error) === 404) return null;
    throw error;
  }
}
