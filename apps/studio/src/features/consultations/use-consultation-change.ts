import { ApiError, type Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useApi } from '../../session/session-provider.tsx';
import { consultationKey, consultationsKey, type Managed } from './consultations-query.ts';

interface ConsultationChange<T> {
  send: (api: Client, input: T) => Promise<{ data: Managed }>;
  /** Announced once it is done. */
  done: string;
  onDone?: (changed: Managed) => void;
}

/** The head, the numbers and what is in both at once; everything else with the next load. */
function withChange(before: Managed, { consultation, text }: Managed): Managed {
  const changed = new Map(text.contributions.map((each) => [each.id, each]));
  const contributions = before.text.contributions.map((each) => changed.get(each.id) ?? each);
  return { consultation, text: { ...before.text, matches: text.matches, contributions } };
}

/** Every change answers with the consultation and the page with the contribution that it changed. */
export function useConsultationChange<T = void>({ send, done, onDone }: ConsultationChange<T>) {
  const forms = useMessages('studio-forms');
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  /** Known before the component renders again, for double clicks. */
  const isSending = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (input: T) => send(api, input),
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: ({ data }) => {
      const key = consultationKey(data.consultation.id);
      queryClient.setQueriesData<Managed>(
        { queryKey: key },
        (before) => before && withChange(before, data),
      );
      toast.add({ title: done });
      onDone?.(data);
      return queryClient.invalidateQueries({ queryKey: consultationsKey });
    },
    // Somebody else was faster, in most cases.
    onError: () => queryClient.invalidateQueries({ queryKey: consultationsKey }),
  });
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  return {
    isBusy: isPending,
    error,
    /** What is wrong, unless it is about a field. */
    problem: error && fieldErrors.length === 0 ? errorText(error, forms('noConnection')) : null,
    errorOf: (name: string) => fieldErrors.find(({ path }) => path[0] === name)?.message,
    reset,
    change: (input: T) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(input);
    },
  };
}
