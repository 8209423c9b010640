import { getSecondFactors } from '@rostra/contract';
import { useToast } from '@rostra/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CancelledError } from '../../lib/errors/cancelled-error.ts';
import { SECURITY_EVENTS_KEY } from '../../lib/member-pages/security-events-key.ts';
import { useApi } from '../sessions/index.ts';

const KEY = ['second-factors'];

export function useSecondFactors() {
  const api = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api(getSecondFactors, {}, { signal }),
  });
}

interface ChangeOptions<Result> {
  onDone?: (result: Result) => void;
  /** Words for a toast if it fails; forms show failures themselves. */
  explain?: (error: unknown) => string;
}

/** Changes the factors, then loads them and the security events again. */
export function useFactorChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  { onDone, explain }: ChangeOptions<Result> = {},
) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: change,
    onSuccess: async (result) => {
      onDone?.(result);
      await Promise.all([
        queries.invalidateQueries({ queryKey: KEY }),
        queries.invalidateQueries({ queryKey: SECURITY_EVENTS_KEY }),
      ]);
    },
    onError: (error) => {
      if (!explain || error instanceof CancelledError) return;
      toast.add({ title: explain(error), variant: 'destructive' });
    },
  });
}
