import { previewMove } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const moveKey = (id: string) => ['plan-move', id] as const;

export const moveQuery = (api: Client, id: string) =>
  infiniteQueryOptions({
    queryKey: moveKey(id),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      api(
        previewMove,
        { params: { id }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
  });
