import { removeStarterContent } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useApi } from '../../../session/session-provider.tsx';
import { useChange } from '../../../session/use-change.ts';
import { setupQuery } from './setup-query.ts';

/** Removes the starter content. Every list of the studio is loaded again afterwards. */
export function useRemoveStarter(onDone: () => void) {
  const t = useMessages('studio-setup');
  const api = useApi();
  const toast = useToast();
  return useChange({
    send: (client) => client(removeStarterContent),
    keep: (queries) => {
      queries.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'settings' && queryKey[0] !== 'setup',
      });
      return queries.fetchQuery({ ...setupQuery(api), staleTime: 0 });
    },
    onDone: (_, { data: { removed, kept } }) => {
      toast.add({
        title: t('starterRemoved', { count: removed.entries }),
        ...(kept.entries > 0 ? { description: t('starterKept', { count: kept.entries }) } : {}),
      });
      onDone();
    },
  });
}
