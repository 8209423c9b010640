import type { BillingOverview } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../sessions/index.ts';
import { hasServerBilling } from './billing.ts';
import { overviewQuery } from './overview-query.ts';
import { settingsQuery } from './settings-query.ts';
import { simulatedQuery } from './simulated-query.ts';

interface BillingOverviewFound {
  /** Undefined if billing is unavailable. */
  overview: BillingOverview | undefined;
  isPending: boolean;
}

/** The billing overview for other pages. Simulated plans exist only in the browser. */
export function useBillingOverview(): BillingOverviewFound {
  const api = useApi();
  const settings = useQuery(settingsQuery(api));
  const mode = settings.data?.mode;
  const isReal = mode !== undefined && hasServerBilling(mode);
  const mine = useQuery({ ...overviewQuery(api), enabled: isReal });
  const simulated = useQuery(simulatedQuery);
  return {
    overview: mode === undefined || isReal ? mine.data : simulated.data,
    isPending: settings.isPending || mine.isLoading,
  };
}
