import { type CallOutput, markRead, readMemberContent, saveProgress } from '@rostra/contract';
import { useToast } from '@rostra/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useLocaleQuery } from '../../../lib/languages/content-locale.ts';
import type { ProgressReport } from '../../reading/index.ts';
import { useApi } from '../../sessions/index.ts';
import { libraryKey } from '../library/use-library.ts';

export type ContentResponse = CallOutput<typeof readMemberContent>;
export type Content = ContentResponse['data'];
type Progress = ContentResponse['meta']['progress'];

const keyOf = (slug: string) => ['content', slug];

/** Never cached between visits, because the position may have changed on another device. */
export function useContent(slug: string) {
  const api = useApi();
  const query = useLocaleQuery();
  return useQuery({
    queryKey: keyOf(slug),
    queryFn: ({ signal }) => api(readMemberContent, { params: { slug }, query }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Updates the progress and marks the lists as stale. */
function useShowProgress(slug: string) {
  const queries = useQueryClient();
  return useCallback(
    (progress: Progress) => {
      queries.setQueryData<ContentResponse>(keyOf(slug), (before) =>
        before ? { ...before, meta: { ...before.meta, progress } } : before,
      );
      void queries.invalidateQueries({ queryKey: libraryKey, refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: ['notices'], refetchType: 'none' });
    },
    [queries, slug],
  );
}

export function useSendProgress({ slug, documentId }: Content) {
  const api = useApi();
  const show = useShowProgress(slug);
  return useCallback(
    async (body: ProgressReport, isLeaving: boolean) => {
      const input = { params: { documentId }, body };
      show(await api(saveProgress, input, { keepalive: isLeaving }));
    },
    [api, documentId, show],
  );
}

export function useMarkRead({ slug, documentId }: Content) {
  const api = useApi();
  const show = useShowProgress(slug);
  const toast = useToast();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: (isRead: boolean) => api(markRead, { params: { documentId }, body: { isRead } }),
    onSuccess: show,
    onError: (error) => toast.add({ title: errorMessage(error), variant: 'destructive' }),
  });
}
