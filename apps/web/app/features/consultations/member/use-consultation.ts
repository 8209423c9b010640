import {
  addContribution,
  listConsultations,
  type OwnContribution,
  readConsultationDraft,
  supportContribution,
  withdrawContribution,
} from '@rostra/contract';
import { useToast } from '@rostra/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useApi } from '../../sessions/index.ts';
import { type ConsultationResponse, withContribution } from './with-contribution.ts';

export type { ConsultationResponse };

const KEY = 'consultations';
const keyOf = (slug: string, page?: number) => [KEY, slug, ...(page ? [page] : [])];

export function useConsultations() {
  const api = useApi();
  return useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => api(listConsultations, {}, { signal }),
    staleTime: 0,
  });
}

/** The page before stays until the next one is there, with what the member has begun to write. */
export function useConsultation(slug: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(slug, page),
    queryFn: ({ signal }) =>
      api(readConsultationDraft, { params: { slug }, query: { page } }, { signal }),
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[1] === slug ? before : undefined),
  });
}

/** Shows a contribution as the server returned it, without loading everything again. */
function useShowContribution(slug: string) {
  const queries = useQueryClient();
  return useCallback(
    (changed: OwnContribution) => {
      queries.setQueriesData<ConsultationResponse>(
        { queryKey: keyOf(slug) },
        (before) => before && withContribution(before, changed),
      );
    },
    [queries, slug],
  );
}

interface Place {
  id: string;
  slug: string;
}

export function useAddContribution({ id, slug }: Place) {
  const api = useApi();
  const show = useShowContribution(slug);
  return async (body: {
    key: string;
    draft: number;
    blockId: string;
    kind: 'comment' | 'amendment' | 'removal';
    text: string;
    reason: string;
    agrees: boolean;
  }) => {
    const { data } = await api(addContribution, { params: { id }, body });
    show(data);
  };
}

export function useSupport(slug: string, { id }: OwnContribution) {
  const api = useApi();
  const toast = useToast();
  const show = useShowContribution(slug);
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: (isSupported: boolean) =>
      api(supportContribution, { params: { id }, body: { isSupported } }),
    onSuccess: ({ data }) => show(data),
    onError: (error) => toast.add({ title: errorMessage(error), variant: 'destructive' }),
  });
}

/** `onDone` runs although the contribution, and the button with it, is gone by then. */
export function useWithdraw(slug: string, { id }: OwnContribution, onDone: () => void) {
  const api = useApi();
  const toast = useToast();
  const show = useShowContribution(slug);
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: () => api(withdrawContribution, { params: { id } }),
    onSuccess: ({ data }) => {
      show(data);
      onDone();
    },
    onError: (error) => toast.add({ title: errorMessage(error), variant: 'destructive' }),
  });
}
