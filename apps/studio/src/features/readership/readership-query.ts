import { getReadership } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const readersPath = `${studioPath}/readers`;

interface ReadershipFilter {
  days: number;
  /** Only this page. */
  path?: string | undefined;
}

export const readershipQuery = (api: Client, { days, path }: ReadershipFilter) =>
  queryOptions({
    queryKey: ['readership', days, path ?? ''],
    queryFn: ({ signal }) =>
      api(getReadership, { query: { days, ...(path ? { path } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
  });
