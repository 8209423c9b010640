import { CancelledError } from '@rostra/browser/cancelled-error';
import type { Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { tokensKey } from './tokens-query.ts';

/** A change that the server may want a proof of identity for. Without the proof, nothing happens. */
export function useTokenChange<I, O>(
  send: (api: Client, input: I) => Promise<O>,
  onDone: (output: O) => void,
) {
  const forms = useMessages('studio-forms');
  const api = useApi();
  const queryClient = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: (input: I) => send(api, input),
    onSuccess: async (output) => {
      onDone(output);
      await queryClient.invalidateQueries({ queryKey: tokensKey });
    },
  });
  const isFailed = error && !(error instanceof CancelledError);
  return {
    isBusy: isPending,
    error: isFailed ? errorText(error, forms('noConnection')) : undefined,
    change: (input: I) => mutate(input),
  };
}
