import { removeStarterContent } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { setupQuery } from './setup-query.ts';

/** Removes the starter content. Every list of the studio is loaded again afterwards. */
export function useRemoveStarter() {
  const t = useMessages('studio-setup');
  const forms = useMessages('studio-forms');
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api(removeStarterContent)).data,
    onSuccess: async ({ removed, kept }) => {
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'settings' && queryKey[0] !== 'setup',
      });
      await queryClient.fetchQuery({ ...setupQuery(api), staleTime: 0 });
      toast.add({
        title: t('starterRemoved', { count: removed.entries }),
        ...(kept.entries > 0 ? { description: t('starterKept', { count: kept.entries }) } : {}),
      });
    },
    onError: (error) =>
      toast.add({
        variant: 'destructive',
        title: t('removeFailed'),
        description: errorText(error, forms('noConnection')),
      }),
  });
}
