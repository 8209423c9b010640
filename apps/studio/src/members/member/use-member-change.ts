import { CancelledError } from '@rostra/browser/cancelled-error';
import type { Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { useApi } from '../../session/session-provider.tsx';
import { membersKey } from '../members-query.ts';

interface MemberChange<T> {
  send: (api: Client, input: T) => Promise<unknown>;
  /** Announced once it is done. */
  done: string;
  onDone?: () => void;
  /** What is read anew: everything about members, unless a member is gone. */
  affects?: readonly string[];
}

/** A change that the server may want a proof of identity for. Without the proof, nothing happens. */
export function useMemberChange<T = void>({
  send,
  done,
  onDone,
  affects = membersKey,
}: MemberChange<T>) {
  const forms = useMessages('studio-forms');
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (input: T) => send(api, input),
    onSuccess: async () => {
      toast.add({ title: done });
      onDone?.();
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
    change: (input: T) => change.mutate(input),
  };
}
