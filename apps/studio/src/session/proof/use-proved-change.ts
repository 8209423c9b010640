import { CancelledError } from '@rostra/browser/cancelled-error';
import type { Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useApi } from '../session-provider.tsx';

interface ProvedChange<T, R> {
  send: (api: Client, input: T) => Promise<R>;
  /** Announced once it is done. */
  done: (input: T, result: R) => string;
  onDone?: ((input: T, result: R) => void) | undefined;
  /** The key of the queries that are read again. */
  affects: readonly string[];
}

/** A change that the server may want a proof of identity for. Without the proof, nothing happens. */
export function useProvedChange<T = void, R = unknown>({
  send,
  done,
  onDone,
  affects,
}: ProvedChange<T, R>) {
  const forms = useMessages('studio-forms');
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  /** Known before the component renders again, for double clicks. */
  const isSending = useRef(false);
  const change = useMutation({
    mutationFn: (input: T) => send(api, input),
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: async (result, input) => {
      toast.add({ title: done(input, result) });
      onDone?.(input, result);
      await queryClient.invalidateQueries({ queryKey: affects });
    },
  });
  const { error } = change;
  return {
    isBusy: change.isPending,
    error:
      error && !(error instanceof CancelledError)
        ? errorText(error, forms('noConnection'))
        : undefined,
    /** Resolves when it is done or has failed. */
    change: async (input: T): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      await change.mutateAsync(input).catch(() => undefined);
    },
    reset: change.reset,
  };
}
