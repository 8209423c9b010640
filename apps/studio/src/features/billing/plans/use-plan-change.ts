import { getSite, type ManagedPlan } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSetSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { plansKey } from './plans-query.ts';

interface PlanChange<T> {
  send: (api: Client, input: T) => Promise<{ data: ManagedPlan[] }>;
  /** Announced once it is done. */
  done?: string;
  onDone?: () => void;
  onError?: (error: Error) => void;
}

/** Every change answers with all plans. Other screens take their names from the site. */
export function usePlanChange<T = void>({ send, done, onDone, onError }: PlanChange<T>) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const setSite = useSetSite();
  /** Known before the component renders again, for double clicks. */
  const isSending = useRef(false);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (input: T) => send(api, input),
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(plansKey, data);
      if (done) toast.add({ title: done });
      onDone?.();
      setSite(await api(getSite));
    },
    onError: async (failure) => {
      onError?.(failure);
      await queryClient.invalidateQueries({ queryKey: plansKey });
    },
  });
  return {
    isBusy: isPending,
    error,
    /** Resolves when it is done or has failed. */
    change: async (input: T): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      await mutateAsync(input).catch(() => undefined);
    },
  };
}
