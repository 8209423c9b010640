import { getGroup } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';

export const GROUP = ['billing', 'group'];

/** The group that the member pays for, and the one that the member belongs to. */
export const groupQuery = (api: Client) =>
  queryOptions({
    queryKey: GROUP,
    queryFn: ({ signal }) => api(getGroup, {}, { signal }),
  });
