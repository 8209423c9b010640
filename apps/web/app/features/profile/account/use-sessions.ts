import { endOtherSessions, endSession, listSessions, type Session } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';

export const SESSIONS_KEY = ['sessions'];

export function useSessions() {
  const api = useApi();
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => api(listSessions, {}, { signal }),
  });
}

/** Ends one session or all others, with an optimistic update of the list. */
export function useEndSession() {
  const api = useApi();
  const queries = useQueryClient();
  const t = useMessages('profile');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: (session: Session | 'others') =>
      session === 'others'
        ? api(endOtherSessions)
        : api(endSession, { params: { id: session.id } }),
    onMutate: async (session) => {
      await queries.cancelQueries({ queryKey: SESSIONS_KEY });
      const before = queries.getQueryData<Session[]>(SESSIONS_KEY);
      const stays = ({ id, isCurrent }: Session) =>
        session === 'others' ? isCurrent : id !== session.id;
      queries.setQueryData<Session[]>(SESSIONS_KEY, before?.filter(stays));
      return { before };
    },
    onError: (error, _session, context) => {
      queries.setQueryData(SESSIONS_KEY, context?.before);
      toast.add({ title: errorMessage(error), variant: 'destructive' });
    },
    onSuccess: (_answer, session) => {
      const title =
        session === 'others'
          ? t('othersLoggedOut')
          : t('deviceLoggedOut', { device: session.device });
      toast.add({ title });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
