import { getStudioFile, type LibraryFile, listStudioMedia } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../lib/paged-query.ts';
import type { MediaFilter } from './media-filters.ts';

const PAGE_SIZE = 60;

export const mediaKey = ['media'] as const;

const conditions = {
  all: {},
  images: { type: 'image' },
  documents: { type: 'document' },
  unused: { unused: 'true' },
  'without-alt-text': { withoutAltText: 'true' },
} as const satisfies Record<MediaFilter, object>;

export const mediaQuery = (
  api: Client,
  { search, filter }: { search: string; filter: MediaFilter },
) =>
  pagedQuery<LibraryFile>([...mediaKey, 'list', filter, search.trim()], (from, signal) => {
    const found = search.trim() ? { search: search.trim() } : {};
    const query = { ...conditions[filter], pageSize: PAGE_SIZE, ...found, ...from };
    return api(listStudioMedia, { query }, { signal });
  });

export const fileQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...mediaKey, 'file', id],
    queryFn: async ({ signal }) => (await api(getStudioFile, { params: { id } }, { signal })).data,
  });
