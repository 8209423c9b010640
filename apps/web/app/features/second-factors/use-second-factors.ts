import { CancelledError } from '@rostra/browser/cancelled-error';
import { getMe, getSecondFactors, isStaffRole } from '@rostra/contract';
import { useToast } from '@rostra/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SECURITY_EVENTS_KEY } from '../../lib/member-pages/security-events-key.ts';
import { useApi, useSession, useSessionSource } from '../sessions/index.ts';

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
  /** Explains a failure in a toast. Omit in forms, which show failures themselves. */
  explain?: (error: unknown) => string;
}

/** Changes the factors, then loads them and the security events again. */
export function useFactorChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  { onDone, explain }: ChangeOptions<Result> = {},
) {
  const queries = useQueryClient();
  const toast = useToast();
  const reloadStaff = useReloadStaff();
  return useMutation({
    mutationFn: change,
    onSuccess: async (result) => {
      onDone?.(result);
      await Promise.all([
        queries.invalidateQueries({ queryKey: KEY }),
        queries.invalidateQueries({ queryKey: SECURITY_EVENTS_KEY }),
        reloadStaff(),
      ]);
    },
    onError: (error) => {
      if (!explain || error instanceof CancelledError) return;
      toast.add({ title: explain(error), variant: 'destructive' });
    },
  });
}

/** The rights of staff may depend on their second factors. */
function useReloadStaff() {
  const api = useApi();
  const source = useSessionSource();
  const { user } = useSession();
  return async () => {
    if (!user || !isStaffRole(user.role.type)) return;
    await api(getMe, { query: {} }).then(source.setUser, () => undefined);
  };
}
