import type { BillingOverview } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { useApi } from '../../sessions/index.ts';
import { hasServerBilling } from './billing.ts';
import { overviewQuery } from './overview-query.ts';
import { settingsQuery } from './settings-query.ts';
import { simulatedQuery } from './simulated-query.ts';

interface BillingOverviewFound {
  /** Undefined if billing is unavailable. */
  overview: BillingOverview | undefined;
  isPending: boolean;
  /** It could not be loaded, so nothing is known about a plan. */
  hasFailed: boolean;
  isFetching: boolean;
  refetch(): void;
}

/** The billing overview for other pages. Simulated plans exist only in the browser. */
export function useBillingOverview(): BillingOverviewFound {
  const api = useApi();
  const settings = useQuery(settingsQuery(api));
  const mode = settings.data?.mode;
  const isReal = mode !== undefined && hasServerBilling(mode);
  const mine = useQuery({ ...overviewQuery(api), enabled: isReal });
  const simulated = useQuery(simulatedQuery);
  const settingsError = useQueryError(settings);
  const overviewError = useQueryError(mine);
  return {
    overview: mode === undefined || isReal ? mine.data : simulated.data,
    isPending: !settingsError && !overviewError && (settings.isPending || mine.isLoading),
    hasFailed: settingsError !== null || (overviewError !== null && !mine.data),
    isFetching: settings.isFetching || mine.isFetching,
    refetch: () => void (mode === undefined ? settings.refetch() : mine.refetch()),
  };
}
