import {
  getMirror,
  type ImportRemark,
  listMirrorRemarks,
  type MirrorStatus,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const POLL_RUNNING_MS = 1_000;
const POLL_MS = 10_000;

export const mirrorKey = ['mirror'] as const;

export const mirrorQuery = (api: Client) =>
  queryOptions({
    queryKey: [...mirrorKey, 'status'],
    queryFn: async ({ signal }): Promise<MirrorStatus | null> =>
      (await api(getMirror, {}, { signal })).data,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false;
      return data.running ? POLL_RUNNING_MS : POLL_MS;
    },
  });

/** Read again after each pass. */
export const mirrorRemarksQuery = (api: Client, { lookedAt, remarks }: MirrorStatus) =>
  infiniteQueryOptions({
    queryKey: [...mirrorKey, 'remarks', lookedAt, remarks],
    queryFn: ({ pageParam, signal }) =>
      api(listMirrorRemarks, { query: { offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.nextOffset ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }): ImportRemark[] => data),
  });
