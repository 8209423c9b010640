import { getMember, listMembers, type MemberDetails, type MemberSummary } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type MemberFilters, memberQuery } from './member-filters.ts';

const PAGE_SIZE = 50;

export const membersKey = ['members'] as const;

/** The rows of the last filters stay until those of the new ones arrive. */
export const membersQuery = (api: Client, filters: MemberFilters, timeZone: string) =>
  infiniteQueryOptions({
    queryKey: [...membersKey, 'list', filters, timeZone],
    queryFn: ({ pageParam, signal }) =>
      api(
        listMembers,
        {
          query: {
            ...memberQuery(filters, timeZone),
            pageSize: PAGE_SIZE,
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ data }): MemberSummary[] => data),
  });

export const memberDetailsQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...membersKey, 'one', id],
    queryFn: async ({ signal }): Promise<MemberDetails> =>
      (await api(getMember, { params: { id } }, { signal })).data,
  });
