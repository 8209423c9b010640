import { countStudioReferences, type EntrySummary, listStudioEntries } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { type Taxonomy, textsOf } from './taxonomies.ts';

export const taxonomyKey = ['taxonomy'] as const;

const PAGE_SIZE = 100;
const SHOWN_TEXTS = 20;

export const taxonomyQuery = (api: Client, kind: Taxonomy, search: string) =>
  pagedQuery<EntrySummary, string>([...taxonomyKey, kind, 'list', search], (from, signal) => {
    const order = { sort: 'title', direction: 'asc' } as const;
    const query = { kind, pageSize: PAGE_SIZE, ...order, ...(search ? { search } : {}), ...from };
    return api(listStudioEntries, { query }, { signal });
  });

/** How many texts belong to each, by document id. */
export const countsQuery = (api: Client, kind: Taxonomy) =>
  queryOptions({
    queryKey: [...taxonomyKey, kind, 'counts'],
    queryFn: async ({ signal }) =>
      (await api(countStudioReferences, { params: { kind } }, { signal })).data,
  });

/** The texts of one of them, drafts included. */
export const textsQuery = (api: Client, kind: Taxonomy, documentId: string) =>
  queryOptions({
    queryKey: [...taxonomyKey, kind, 'texts', documentId],
    queryFn: ({ signal }) =>
      api(
        listStudioEntries,
        { query: { ...textsOf[kind](documentId), pageSize: SHOWN_TEXTS } },
        { signal },
      ),
  });
