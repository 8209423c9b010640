import { type EntrySummary, listStudioEntries } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { entriesKey } from '../../../../lib/content/entries-key.ts';
import type { ListFilters } from './list-filters.ts';

const PAGE_SIZE = 100;

/** A list page by page. The rows of the last filters stay until those of the new ones arrive. */
export const entryListQuery = (api: Client, kind: string, filters: ListFilters) =>
  infiniteQueryOptions({
    queryKey: [...entriesKey, kind, filters],
    queryFn: ({ pageParam, signal }) =>
      api(
        listStudioEntries,
        {
          query: {
            kind,
            pageSize: PAGE_SIZE,
            sort: filters.sort,
            direction: filters.direction,
            ...(filters.search.trim() ? { search: filters.search.trim() } : {}),
            ...(filters.state ? { state: filters.state } : {}),
            ...(filters.isInReview ? { review: 'requested' as const } : {}),
            ...(filters.locale ? { locale: filters.locale } : {}),
            ...(filters.isMine ? { mine: 'true' as const } : {}),
            ...(filters.isTrash ? { deleted: 'true' as const } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ data }): EntrySummary[] => data),
      total: pages[0]?.meta.total ?? 0,
      counts: pages[0]?.meta.counts,
    }),
  });
