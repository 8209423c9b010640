import type { Group } from '@rostra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../sessions/index.ts';
import { hasServerBilling } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { GROUP, groupQuery } from './group-query.ts';

/** Groups exist only where the server takes payments. */
export function useGroup() {
  const api = useApi();
  const queries = useQueryClient();
  const { settings } = useBilling();
  const query = useQuery({ ...groupQuery(api), enabled: hasServerBilling(settings.mode) });
  return {
    query,
    group: query.data,
    show: (group: Group) => queries.setQueryData(GROUP, group),
    refresh: () => queries.invalidateQueries({ queryKey: GROUP }),
  };
}
