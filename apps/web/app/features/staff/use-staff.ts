import { CancelledError } from '@rostra/browser/cancelled-error';
import { listStaff, resetUserFactors, type StaffMember } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorMessage } from '../../lib/errors/error-message.ts';
import { useApi } from '../sessions/index.ts';

const KEY = ['staff'];

export function useStaff() {
  const api = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api(listStaff, {}, { signal })).data,
  });
}

export function useResetFactors(onDone: () => void) {
  const t = useMessages('staff');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: ({ id }: StaffMember) => api(resetUserFactors, { params: { id } }),
    onSuccess: async (_, { username }) => {
      onDone();
      toast.add({ title: t('resetDone', { name: username }) });
      await queries.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) => {
      if (error instanceof CancelledError) return;
      toast.add({ title: errorMessage(error), variant: 'destructive' });
    },
  });
}
