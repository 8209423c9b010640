import { useToast } from '@rostra/ui';
import { useRef, useState } from 'react';
import { explainPayment } from '../payment/explain-payment.ts';
import { useBilling } from './use-billing.ts';

export interface ActionTexts {
  done: string;
  failed: string;
  /** Where the failure has no words of its own. */
  fallback: string;
  /** No form shows `error`: the toast says why as well. */
  isToldInToast?: boolean;
}

/** Nothing to say: another page goes on with it, or the form says itself what is missing. */
export const NO_TOAST = Symbol('later');

export interface BillingAction<Args extends unknown[]> {
  /** A second call while the first runs does nothing. */
  start: (...args: Args) => Promise<'done' | 'failed' | 'ignored'>;
  isBusy: boolean;
  error: string | undefined;
  /** The failure is no longer of interest: the member goes another way. */
  forget: () => void;
}

/** One thing a member does: once at a time, its end told in a toast, why it failed in the form. */
export function useBillingAction<Args extends unknown[]>(
  texts: ActionTexts,
  /** Answers with a sentence to add to the toast. */
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
        ...(texts.isToldInToast && reason !== texts.failed ? { description: reason } : {}),
      });
      // What was refused tells that the page may be behind.
      void refresh();
      return 'failed';
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { start, isBusy, error, forget: () => setError(undefined) };
}
