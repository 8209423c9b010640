import { listStudioEntries } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { entriesKey } from '../entries/list/entry-list-query.ts';
import { type DeskFilter, FETCHED } from './desk-groups.ts';

/** The entries for a group of the desk. */
export const deskQuery = (api: Client, query: DeskFilter) =>
  queryOptions({
    queryKey: [...entriesKey, 'desk', query],
    queryFn: ({ signal }) =>
      api(listStudioEntries, { query: { ...query, pageSize: FETCHED } }, { signal }),
  });
