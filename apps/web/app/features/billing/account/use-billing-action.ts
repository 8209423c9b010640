import { useToast } from '@rostra/ui';
import { useRef, useState } from 'react';
import type { ActionTexts } from '../billing-texts.ts';
import { explainPayment } from '../payment/explain-payment.ts';
import { useBilling } from './use-billing.ts';

/** Shows no toast: another page continues, or the form already shows what is missing. */
export const NO_TOAST = Symbol('no toast');

export interface BillingAction<Args extends unknown[]> {
  /** Ignored while a previous call is running. */
  start: (...args: Args) => Promise<'done' | 'failed' | 'ignored'>;
  isBusy: boolean;
  error: string | undefined;
  /** Clears the error. */
  clearError: () => void;
}

/**
 * Runs one billing action at a time. Reports the result in a toast and the reason of a failure in
 * `error`.
 */
export function useBillingAction<Args extends unknown[]>(
  texts: ActionTexts,
  /** Returns a description for the toast. */
  run: (...args: Args) => Promise<string | undefined | typeof NO_TOAST>,
): BillingAction<Args> {
  const { refresh } = useBilling();
  const toast = useToast();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function start(...args: Args) {
    if (isRunning.current) return 'ignored';
    isRunning.current = true;
    setIsBusy(true);
    setError(undefined);
    try {
      const description = await run(...args);
      if (description === NO_TOAST) return 'ignored';
      toast.add({ title: texts.done, ...(description ? { description } : {}) });
      return 'done';
    } catch (failure) {
      const reason = explainPayment(failure, texts.fallback);
      setError(reason);
      toast.add({
        title: texts.failed,
        variant: 'destructive',
        ...(texts.showsReasonInToast && reason !== texts.failed ? { description: reason } : {}),
      });
      // A rejected action may mean that the page is stale.
      void refresh();
      return 'failed';
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { start, isBusy, error, clearError: () => setError(undefined) };
}
