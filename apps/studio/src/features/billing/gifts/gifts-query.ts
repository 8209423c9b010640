import { listGifts, type ManagedGift } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

const PAGE_SIZE = 100;

export const giftsKey = ['gifts'] as const;

/** Those that can be filtered. */
export const listedStates = ['paid', 'redeemed', 'expired', 'revoked'] as const;

/** The rows of the last filter stay until those of the new one arrive. */
export const giftsQuery = (api: Client, state: (typeof listedStates)[number] | undefined) =>
  infiniteQueryOptions({
    queryKey: [...giftsKey, state ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api(
        listGifts,
        {
          query: {
            pageSize: PAGE_SIZE,
            ...(state ? { state } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ data }): ManagedGift[] => data),
  });
