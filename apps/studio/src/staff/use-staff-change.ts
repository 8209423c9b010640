import { CancelledError } from '@rostra/browser/cancelled-error';
import type { Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../lib/error-text.ts';
import { useApi } from '../session/session-provider.tsx';
import { staffKey } from './staff-query.ts';

interface StaffChange<T> {
  send: (api: Client, input: T) => Promise<unknown>;
  /** Announced once it is done. */
  done: (input: T) => string;
  onDone: () => void;
}

/** A change that the server may want a proof of identity for. Without the proof, nothing happens. */
export function useStaffChange<T>({ send, done, onDone }: StaffChange<T>) {
  const forms = useMessages('studio-forms');
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (input: T) => send(api, input),
    onSuccess: async (_, input) => {
      toast.add({ title: done(input) });
      onDone();
      await queryClient.invalidateQueries({ queryKey: staffKey });
    },
  });
  const { error } = change;
  return {
    isBusy: change.isPending,
    error:
      error && !(error instanceof CancelledError)
        ? errorText(error, forms('noConnection'))
        : undefined,
    change: (input: T) => change.mutate(input),
    reset: change.reset,
  };
}
