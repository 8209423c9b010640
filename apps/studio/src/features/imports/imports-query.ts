import {
  getImport,
  type ImportJob,
  type ImportRemark,
  type ImportState,
  listImportRemarks,
  listImports,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const POLL_MS = 1_000;

export const importsKey = ['imports'] as const;

/** The server is working on it. */
export const isWorking = (state: ImportState): boolean =>
  state === 'checking' || state === 'importing' || state === 'undoing';

export const importsQuery = (api: Client) =>
  queryOptions({
    queryKey: [...importsKey, 'list'],
    queryFn: async ({ signal }): Promise<ImportJob[]> =>
      (await api(listImports, {}, { signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => isWorking(state)) ? POLL_MS : false,
  });

export const importQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...importsKey, 'one', id],
    queryFn: async ({ signal }): Promise<ImportJob> =>
      (await api(getImport, { params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data.state) ? POLL_MS : false),
  });

/** The report of the dry run is replaced by that of the import. */
export const remarksQuery = (api: Client, { id, report }: ImportJob) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, 'remarks', id, report?.isDryRun],
    queryFn: ({ pageParam, signal }) =>
      api(listImportRemarks, { params: { id }, query: { offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.nextOffset ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }): ImportRemark[] => data),
  });
