import { getStudioFile, type LibraryFile, listStudioMedia } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MediaFilter } from './media-filters.ts';

const PAGE_SIZE = 60;

export const mediaKey = ['media'] as const;

const conditions = {
  all: {},
  images: { type: 'image' },
  documents: { type: 'document' },
  unused: { unused: 'true' },
  'without-alt-text': { withoutAltText: 'true' },
} as const satisfies Record<MediaFilter, object>;

/** Files page by page. Those of the last search stay until the new ones arrive. */
export const mediaQuery = (
  api: Client,
  { search, filter }: { search: string; filter: MediaFilter },
) =>
  infiniteQueryOptions({
    queryKey: [...mediaKey, 'list', filter, search.trim()],
    queryFn: ({ pageParam, signal }) =>
      api(
        listStudioMedia,
        {
          query: {
            ...conditions[filter],
            pageSize: PAGE_SIZE,
            ...(search.trim() ? { search: search.trim() } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ data }): LibraryFile[] => data),
  });

export const fileQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...mediaKey, 'file', id],
    queryFn: async ({ signal }) => (await api(getStudioFile, { params: { id } }, { signal })).data,
  });
