import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useRef, useState } from 'react';
import { explainPayment } from '../payment/explain-payment.ts';
import { useBilling } from './use-billing.ts';

/** Each has messages for success (`done.…`), failure (`failed.…`) and its reason (`reason.…`). */
type ActionName =
  | 'subscribe'
  | 'update'
  | 'cancel'
  | 'code'
  | 'payInvoice'
  | 'addCard'
  | 'makeDefault'
  | 'removeCard';

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
  name: ActionName,
  /** Returns a description for the toast. */
  run: (...args: Args) => Promise<string | undefined | typeof NO_TOAST>,
  /** Shows the reason in the toast if no form shows `error`. */
  { showsReasonInToast = false } = {},
): BillingAction<Args> {
  const t = useMessages('billing');
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
      toast.add({ title: t(`done.${name}`), ...(description ? { description } : {}) });
      return 'done';
    } catch (failure) {
      const title = t(`failed.${name}`);
      const fallback = name === 'makeDefault' ? title : t(`reason.${name}`);
      const reason = explainPayment(failure, fallback, t);
      setError(reason);
      toast.add({
        title,
        variant: 'destructive',
        ...(showsReasonInToast && reason !== title ? { description: reason } : {}),
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
