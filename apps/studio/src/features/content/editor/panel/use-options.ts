import { listAuthors, listCategories, listTags } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../session/session-provider.tsx';

export type OptionKind = 'authors' | 'categories' | 'tags';

export interface Option {
  readonly id: string;
  readonly name: string;
}

const calls = { authors: listAuthors, categories: listCategories, tags: listTags } as const;

/** What a relation can be set to, by name. */
export function useOptions(kind: OptionKind) {
  const api = useApi();
  return useQuery({
    queryKey: ['options', kind],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<Option[]> => {
      const query = { sort: 'name', pagination: { pageSize: 100 } };
      const { data } = await api(calls[kind], { query }, { signal });
      return data.map(({ documentId, name }) => ({ id: documentId, name }));
    },
  });
}
