import { useQueries } from '@tanstack/react-query';
import { useApi, useCan } from '../../session/session-provider.tsx';
import { dashboardGroups, isNeedless, listOnce } from './dashboard-groups.ts';
import { dashboardQuery } from './dashboard-query.ts';

/** The groups of the dashboard that are for this person, with their entries. */
export function useDashboard() {
  const api = useApi();
  const can = useCan();
  const groups = dashboardGroups.filter(({ needs }) => !needs || can(needs));
  const lists = useQueries({ queries: groups.map(({ query }) => dashboardQuery(api, query)) });
  const rows = listOnce(lists.map(({ data }) => data?.data ?? []));
  const states = groups.map((group, index) => ({
    ...group,
    list: lists[index],
    // Until the more urgent groups are known, an entry could move to one of them.
    isPending: lists.slice(0, index + 1).some(({ isPending }) => isPending),
    rows: rows[index] ?? [],
  }));
  return states.filter((group) => !isNeedless(group, states));
}

export type DashboardGroupState = ReturnType<typeof useDashboard>[number];
