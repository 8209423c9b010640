import { type Group, getGroup } from '@rostra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../sessions/index.ts';

const GROUP = ['billing', 'group'];

/** The group that the member pays for, and the one that the member belongs to. */
export function useGroup() {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: GROUP,
    queryFn: ({ signal }) => api(getGroup, {}, { signal }),
  });
  return {
    query,
    group: query.data,
    show: (group: Group) => queries.setQueryData(GROUP, group),
    refresh: () => queries.invalidateQueries({ queryKey: GROUP }),
  };
}
