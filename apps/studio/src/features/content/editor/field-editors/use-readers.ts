import { getStudioReaders, type StudioEntry } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../session/session-provider.tsx';
import { useSaveState } from '../fields/use-field.ts';

/** Who can open a member content, and the downloads of its files, as of the last save. */
export function useReaders({ documentId, locale }: Pick<StudioEntry, 'documentId' | 'locale'>) {
  const api = useApi();
  const { savedAt } = useSaveState();
  const { data } = useQuery({
    queryKey: ['readers', documentId, locale, savedAt],
    queryFn: async ({ signal }) =>
      (await api(getStudioReaders, { params: { id: documentId }, query: { locale } }, { signal }))
        .data,
    placeholderData: (previous) => previous,
  });
  return data;
}
