import { CancelledError } from '@rostra/browser/cancelled-error';
import { ApiError, type Client } from '@rostra/contract/client';
import { useToast } from '@rostra/ui';
import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldErrorAt } from '../lib/controls/field-error-at.ts';
import { useErrorText } from '../lib/use-error-text.ts';
import { useApi } from './session-provider.tsx';

export interface ChangeOptions<Input, Result> {
  /** The key is the same for a second try after an error, so that it creates nothing twice. */
  send: (api: Client, input: Input, key: string) => Promise<Result>;
  /** Announced once it is done. */
  done?: string | ((input: Input, result: Result) => string) | undefined;
  onDone?: ((input: Input, result: Result) => void) | undefined;
  onError?: ((failure: Error) => void) | undefined;
  /** Puts the answer into the queries that show it. */
  keep?: (queries: QueryClient, result: Result) => unknown;
  /** The queries that are read again, also after an error: somebody else was faster, in most cases. */
  affects?: QueryKey | undefined;
}

interface Sent<Input> {
  readonly input: Input;
  /** Of the form that the input comes from. */
  readonly onSaved: (() => void) | undefined;
}

/** A change that the server may want a proof of identity for. Without the proof, nothing happens. */
export function useChange<Input = void, Result = unknown>(options: ChangeOptions<Input, Result>) {
  const { send, done, onDone, onError, keep, affects } = options;
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  /** Known before the component renders again, for double clicks. */
  const isSending = useRef(false);
  const readAgain = async () => {
    if (affects) await queries.invalidateQueries({ queryKey: affects });
  };
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: ({ input }: Sent<Input>) => send(api, input, key),
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: async (result, { input, onSaved }) => {
      setKey(crypto.randomUUID());
      onSaved?.();
      const kept = keep?.(queries, result);
      if (done) toast.add({ title: typeof done === 'string' ? done : done(input, result) });
      onDone?.(input, result);
      await kept;
      await readAgain();
    },
    onError: async (failure) => {
      if (failure instanceof CancelledError) return;
      onError?.(failure);
      await readAgain();
    },
  });
  const failure = mutation.error instanceof CancelledError ? null : mutation.error;
  const fieldErrors = failure instanceof ApiError ? failure.fieldErrors : [];
  const error = failure ? errorText(failure) : undefined;
  return {
    isBusy: mutation.isPending,
    failure,
    error,
    /** What is wrong, unless it is about a field. */
    problem: fieldErrors.length === 0 ? error : undefined,
    errorOf: (...path: (string | number)[]) => fieldErrorAt(fieldErrors, path),
    /** Resolves when it is done or has failed. */
    change: async (input: Input, onSaved?: () => void): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      await mutation.mutateAsync({ input, onSaved }).catch(() => undefined);
    },
    reset: mutation.reset,
  };
}
