import {
  addContribution,
  type CallOutput,
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

export type ConsultationResponse = CallOutput<typeof readConsultationDraft>;

const KEY = 'consultations';
const keyOf = (slug: string) => [KEY, slug];

export function useConsultations() {
  const api = useApi();
  return useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => api(listConsultations, {}, { signal }),
    staleTime: 0,
  });
}

export function useConsultation(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(slug),
    queryFn: ({ signal }) => api(readConsultationDraft, { params: { slug } }, { signal }),
    staleTime: 0,
  });
}

/** Shows a contribution as the server returned it, without loading everything again. */
function useShowContribution(slug: string) {
  const queries = useQueryClient();
  return useCallback(
    (changed: OwnContribution) => {
      queries.setQueryData<ConsultationResponse>(keyOf(slug), (before) => {
        const text = before?.data.text;
        if (!before || !text) return before;
        const others = text.contributions.filter(({ id }) => id !== changed.id);
        const isKnown = others.length < text.contributions.length;
        const contributions =
          changed.state === 'withdrawn'
            ? others
            : isKnown
              ? text.contributions.map((each) => (each.id === changed.id ? changed : each))
              : [...others, changed];
        return {
          ...before,
          data: {
            ...before.data,
            mustAgree: before.data.mustAgree && !changed.isOwn,
            text: { ...text, contributions },
          },
        };
      });
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
