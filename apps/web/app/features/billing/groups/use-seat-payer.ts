import type { BillingOverview } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../sessions/index.ts';
import { groupQuery } from './group-query.ts';

interface SeatPayer {
  /** The name of who pays for the member. Undefined without a seat, or if it is unknown. */
  payer: string | undefined;
  isPending: boolean;
}

/** For other pages. Asks only for members with a seat. */
export function useSeatPayer(overview: BillingOverview | undefined): SeatPayer {
  const hasSeat = overview?.grants.some(({ source }) => source === 'seat') ?? false;
  const query = useQuery({ ...groupQuery(useApi()), enabled: hasSeat });
  const payer = hasSeat ? query.data?.membership?.payer : undefined;
  return { payer, isPending: query.isLoading };
}
