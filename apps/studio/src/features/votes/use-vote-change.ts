import { ApiError, type Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { fieldErrorAt } from '../../lib/controls/field-error-at.ts';
import { errorText } from '../../lib/error-text.ts';
import { useApi } from '../../session/session-provider.tsx';
import { type Managed, voteKey, votesKey } from './votes-query.ts';

interface VoteChange<T> {
  send: (api: Client, input: T) => Promise<{ data: Managed }>;
  /** Announced once it is done. */
  done: string;
  onDone?: (changed: Managed) => void;
}

/** Every change answers with the whole vote. */
export function useVoteChange<T>({ send, done, onDone }: VoteChange<T>) {
  const forms = useMessages('studio-forms');
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  /** Known before the component renders again, for double clicks. */
  const isSending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (input: T) => send(api, input),
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: ({ data }) => {
      queryClient.setQueryData(voteKey(data.vote.id), data);
      toast.add({ title: done });
      onDone?.(data);
      return queryClient.invalidateQueries({ queryKey: [...votesKey, 'list'] });
    },
    // Somebody else was faster, or the vote has opened or closed.
    onError: () => queryClient.invalidateQueries({ queryKey: votesKey }),
  });
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  return {
    isBusy: isPending,
    error,
    /** What is wrong, unless it is about a field. */
    problem: error && fieldErrors.length === 0 ? errorText(error, forms('noConnection')) : null,
    errorOf: (...wanted: (string | number)[]) => fieldErrorAt(fieldErrors, wanted),
    change: (input: T) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(input);
    },
  };
}
