import {
  type CallOutput,
  castOpenBallot,
  listVotes,
  readBallot,
  reportMissingReceipt,
} from '@rostra/contract';
import { useToast } from '@rostra/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';

export type BallotData = CallOutput<typeof readBallot>['data'];

const KEY = 'votes';
const keyOf = (slug: string) => [KEY, slug];

export function useVotes() {
  const api = useApi();
  return useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => api(listVotes, {}, { signal }),
    staleTime: 0,
  });
}

export function useVote(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(slug),
    queryFn: ({ signal }) => api(readBallot, { params: { slug } }, { signal }),
    staleTime: 0,
  });
}

export function useCastOpenBallot({ id, slug }: { id: string; slug: string }) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choice: string) => api(castOpenBallot, { params: { id }, body: { choice } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(slug) }),
  });
}

export function useReportMissing({ id, slug }: { id: string; slug: string }) {
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: () => api(reportMissingReceipt, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(slug) }),
    onError: (error) => toast.add({ title: errorMessage(error), variant: 'destructive' }),
  });
}
