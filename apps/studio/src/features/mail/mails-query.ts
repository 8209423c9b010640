import { listMails, type MailState } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

const PAGE_SIZE = 50;

export const mailsKey = ['mails'] as const;

export const mailsQuery = (api: Client, state: MailState) =>
  infiniteQueryOptions({
    queryKey: [...mailsKey, state],
    queryFn: ({ pageParam, signal }) =>
      api(
        listMails,
        { query: { state, pageSize: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      mails: pages.flatMap(({ data }) => data),
      meta: pages.at(-1)?.meta,
    }),
  });
