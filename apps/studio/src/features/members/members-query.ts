import {
  countMembers,
  getMember,
  listMembers,
  type MemberDetails,
  type MemberSummary,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../lib/paged-query.ts';
import { type MemberFilters, memberQuery } from './member-filters.ts';

const PAGE_SIZE = 50;

export const membersKey = ['members'] as const;

export const membersQuery = (api: Client, filters: MemberFilters, timeZone: string) =>
  pagedQuery<MemberSummary>([...membersKey, 'list', filters, timeZone], (from, signal) => {
    const query = { ...memberQuery(filters, timeZone), pageSize: PAGE_SIZE, ...from };
    return api(listMembers, { query }, { signal });
  });

export const memberDetailsQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...membersKey, 'one', id],
    queryFn: async ({ signal }): Promise<MemberDetails> =>
      (await api(getMember, { params: { id } }, { signal })).data,
  });

export const memberFiguresQuery = (api: Client) =>
  queryOptions({
    queryKey: [...membersKey, 'figures'],
    queryFn: ({ signal }) => api(countMembers, {}, { signal }),
  });
