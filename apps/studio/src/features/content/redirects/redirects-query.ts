import {
  listMissingPages,
  listRedirects,
  previewCrawlerFiles,
  type RedirectOrder,
  type RedirectSummary,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export const redirectsPath = `${studioPath}/redirects`;

/** Of everything on this screen: a new redirect also removes an address from the report. */
export const redirectsKey = ['redirects'] as const;

export interface RedirectFilters {
  search: string;
  order: RedirectOrder;
}

export const redirectsQuery = (api: Client, { search, order }: RedirectFilters) =>
  infiniteQueryOptions({
    queryKey: [...redirectsKey, 'list', search, order],
    queryFn: ({ pageParam, signal }) =>
      api(
        listRedirects,
        {
          query: {
            order,
            ...(search ? { search } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ data }): RedirectSummary[] => data),
  });

export const missingPagesQuery = (api: Client) =>
  queryOptions({
    queryKey: [...redirectsKey, 'missing'],
    queryFn: async ({ signal }) => (await api(listMissingPages, {}, { signal })).data,
  });

export const crawlerFilesQuery = (api: Client) =>
  queryOptions({
    queryKey: [...redirectsKey, 'crawlers'],
    queryFn: async ({ signal }) => (await api(previewCrawlerFiles, {}, { signal })).data,
  });
