import { moveMembers, type PlanMove } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../../session/session-provider.tsx';
import { plansKey } from '../plans-query.ts';
import { moveKey } from './move-query.ts';

/** Moves members in small steps until nobody is left. Leaving the screen stops after the current step. */
export function useMove(id: string) {
  const t = useMessages('studio-plans');
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<PlanMove>();
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (priceId: string) => {
      for (;;) {
        const { data } = await api(moveMembers, { params: { id }, body: { priceId } });
        setProgress(data);
        if (data.isFinished || !isWanted.current) return data;
      }
    },
    onSuccess: ({ isFinished, moved }) => {
      if (isFinished) toast.add({ title: t('move.done', { count: moved ?? 0 }) });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: moveKey(id) });
      await queryClient.invalidateQueries({ queryKey: plansKey });
    },
  });
  return { start: mutate, isBusy: isPending, error, progress };
}
