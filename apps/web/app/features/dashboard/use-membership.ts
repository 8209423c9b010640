import {
  type BillingOverview,
  type CallOutput,
  getBillingSettings,
  getMyBilling,
  type getOverview,
  type User,
} from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../sessions/index.ts';
import { describeMembership, type Membership } from './describe-membership.ts';

interface MembershipSources {
  user: User | undefined;
  overview: CallOutput<typeof getOverview> | undefined;
  isPending: boolean;
}

/** Where the member stands; undefined while that is being fetched. */
export function useMembership({
  user,
  overview,
  isPending,
}: MembershipSources): Membership | undefined {
  const billing = useBillingOverview();
  if (isPending || billing.isPending) return undefined;
  return describeMembership(billing.overview, {
    openedBy: overview?.plan ?? null,
    isEditor: user?.role.type === 'editor',
  });
}

/** The seam to billing. Where payments are simulated the server knows of none and is not asked. */
function useBillingOverview(): { overview: BillingOverview | undefined; isPending: boolean } {
  const api = useApi();
  const settings = useQuery({
    queryKey: ['billing', 'settings'],
    queryFn: ({ signal }) => api(getBillingSettings, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isKnown = settings.data !== undefined && settings.data.mode !== 'simulated';
  const mine = useQuery({
    queryKey: ['billing', 'overview'],
    queryFn: ({ signal }) => api(getMyBilling, {}, { signal }),
    enabled: isKnown,
    staleTime: 0,
  });
  return { overview: mine.data, isPending: settings.isPending || mine.isLoading };
}
