import {
  listMissingPages,
  listRedirects,
  previewCrawlerFiles,
  type RedirectOrder,
  type RedirectSummary,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { studioPath } from '@rostra/contract/pages';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/paged-query.ts';

export const redirectsPath = `${studioPath}/redirects`;

/** Of everything on this screen: a new redirect also removes an address from the report. */
export const redirectsKey = ['redirects'] as const;

export interface RedirectFilters {
  search: string;
  order: RedirectOrder;
}

export const redirectsQuery = (api: Client, { search, order }: RedirectFilters) =>
  pagedQuery<RedirectSummary>([...redirectsKey, 'list', search, order], (from, signal) => {
    const query = { order, ...(search ? { search } : {}), ...from };
    return api(listRedirects, { query }, { signal });
  });

export const missingPagesQuery = (api: Client) =>
  queryOptions({
    queryKey: [...redirectsKey, 'missing'],
    queryFn: async ({ signal }) => (await api(listMissingPages, {}, { signal })).data,
  });

export const crawlerFilesQuery = (api: Client) =>
  queryOptions({
    queryKey: [...redirectsKey, 'crawlers'],
    queryFn: async ({ signal }) => (await api(previewCrawlerFiles, {}, { signal })).data,
  });
