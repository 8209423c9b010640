import { listStudioEntries } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { entriesKey } from '../../lib/content/entries-key.ts';
import { type DashboardFilter, FETCHED } from './dashboard-groups.ts';

/** The entries for a group of the dashboard. */
export const dashboardQuery = (api: Client, query: DashboardFilter) =>
  queryOptions({
    queryKey: [...entriesKey, 'dashboard', query],
    queryFn: ({ signal }) =>
      api(listStudioEntries, { query: { ...query, pageSize: FETCHED } }, { signal }),
  });
