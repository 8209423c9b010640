import { listWording, type Wording } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { WordingFilters } from './wording-filters.ts';

const PAGE_SIZE = 50;

export const wordingKey = ['wording'] as const;

export type MessageId = Pick<Wording, 'language' | 'feature' | 'key'>;

export const idOf = ({ language, feature, key }: MessageId): string =>
  `${language}/${feature}/${key}`;

/** The messages page by page. The rows of the last filters stay until those of the new ones arrive. */
export const wordingQuery = (api: Client, filters: WordingFilters) =>
  infiniteQueryOptions({
    queryKey: [...wordingKey, filters],
    queryFn: ({ pageParam, signal }) =>
      api(
        listWording,
        {
          query: {
            language: filters.language,
            page: pageParam,
            pageSize: PAGE_SIZE,
            ...(filters.search.trim() ? { search: filters.search.trim() } : {}),
            ...(filters.feature ? { feature: filters.feature } : {}),
            ...(filters.isChanged ? { changed: 'true' as const } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, pages) =>
      pages.length * PAGE_SIZE < meta.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ data }): Wording[] => data),
      total: pages[0]?.meta.total ?? 0,
      features: pages[0]?.meta.features ?? [],
    }),
  });
