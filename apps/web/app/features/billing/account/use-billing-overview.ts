import { type BillingOverview, getBillingSettings } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../sessions/index.ts';
import { overviewQuery } from './overview-query.ts';
import { simulatedQuery } from './simulated-query.ts';

interface BillingOverviewFound {
  /** Undefined where billing does not answer. */
  overview: BillingOverview | undefined;
  isPending: boolean;
}

/** Where the member stands, for other pages. Simulated payments are known to the browser alone. */
export function useBillingOverview(): BillingOverviewFound {
  const api = useApi();
  const settings = useQuery({
    queryKey: ['billing', 'settings'],
    queryFn: ({ signal }) => api(getBillingSettings, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const mode = settings.data?.mode;
  const isReal = mode !== undefined && mode !== 'simulated';
  const mine = useQuery({ ...overviewQuery(api), enabled: isReal });
  const simulated = useQuery(simulatedQuery);
  return {
    overview: mode === 'simulated' ? simulated.data : mine.data,
    isPending: settings.isPending || mine.isLoading,
  };
}
