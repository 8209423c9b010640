import type { Coupon } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { useToast } from '@rostra/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../session/session-provider.tsx';
import { couponsKey } from './coupons-query.ts';

interface CouponChange<T> {
  send: (api: Client, input: T) => Promise<{ data: Coupon[] }>;
  /** Announced once it is done. */
  done: string;
  onDone: () => void;
}

/** Every change answers with all coupons. */
export function useCouponChange<T = void>({ send, done, onDone }: CouponChange<T>) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  /** Known before the component renders again, for double clicks. */
  const isSending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: T) => send(api, input),
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: ({ data }) => {
      queryClient.setQueryData(couponsKey, data);
      toast.add({ title: done });
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: couponsKey }),
  });
  return {
    isBusy: isPending,
    error,
    change: (input: T) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(input);
    },
  };
}
