import { type EntrySummary, listStudioEntries } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { entriesKey } from '../../lib/content/entries-key.ts';

const byTitle = { kind: 'policies', sort: 'title', direction: 'asc', pageSize: 100 } as const;

/** All policies in all languages, by title. */
export const policiesQuery = (api: Client) =>
  queryOptions({
    queryKey: [...entriesKey, 'policies', 'choice'],
    queryFn: async ({ signal }): Promise<EntrySummary[]> => {
      const found: EntrySummary[] = [];
      const read = async (cursor: string | null): Promise<void> => {
        const query = { ...byTitle, ...(cursor ? { cursor } : {}) };
        const { data, meta } = await api(listStudioEntries, { query }, { signal });
        found.push(...data);
        if (meta.nextCursor !== null) await read(meta.nextCursor);
      };
      await read(null);
      return found;
    },
  });
