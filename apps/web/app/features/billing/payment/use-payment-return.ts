import { addPaymentMethod, type BillingSettings, syncMyBilling } from '@rostra/contract';
import { useToast } from '@rostra/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SUBSCRIPTION_PATH } from '../../../lib/plan-path.ts';
import { useApi } from '../../sessions/index.ts';
import { showOverview } from '../account/use-server-billing.ts';
import { CardError } from './card-error.ts';
import { explainPayment } from './explain-payment.ts';
import { paymentKit } from './payment-kit.ts';
import { RETURN_PATH } from './return-path.ts';
import { isPaid, PATIENT_MS, settle } from './settle.ts';

interface Return {
  /** What Stripe says of it; our server is asked all the same. */
  hasFailed: boolean;
  /** Of a card that was to be kept. */
  setupSecret: string | undefined;
}

export function readReturn(search: string): Return {
  const query = new URLSearchParams(search);
  return {
    hasFailed: query.get('redirect_status') === 'failed',
    setupSecret: query.get('setup_intent_client_secret') ?? undefined,
  };
}

/**
 * Asks our own server what came of the payment. The secrets that Stripe puts into the address are
 * taken out of it at once; a page that is loaded again only asks again.
 */
export function usePaymentReturn(settings: BillingSettings) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const came = useRef<Return>(undefined);
  const [round, setRound] = useState(0);
  const [isWaiting, setIsWaiting] = useState(true);

  useEffect(() => {
    if (search === '') return;
    came.current = readReturn(search);
    void navigate(RETURN_PATH, { replace: true, defaultShouldRevalidate: false });
  }, [search, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    if (search !== '') return;
    const left = new AbortController();
    const leave = () =>
      navigate(SUBSCRIPTION_PATH, { replace: true, defaultShouldRevalidate: false });
    const { hasFailed = false, setupSecret } = came.current ?? {};

    async function keepCard(secret: string) {
      const fallback = 'Failed to add payment method';
      try {
        const kit = await queries.fetchQuery(paymentKit(settings));
        const paymentMethodId = await kit.findCard(secret);
        if (!paymentMethodId) throw new CardError('authentication_failed');
        await api(addPaymentMethod, { body: { paymentMethodId } });
        toast.add({ title: 'Payment method added' });
      } catch (error) {
        const description = explainPayment(error, fallback);
        toast.add({ title: fallback, description, variant: 'destructive' });
      }
      await leave();
    }

    async function waitForBank() {
      const ask = () => api(syncMyBilling, {}, { signal: left.signal });
      const overview = await settle({
        ask,
        isSettled: isPaid,
        delaysMs: hasFailed ? [] : PATIENT_MS,
        signal: left.signal,
      });
      if (left.signal.aborted) return;
      if (overview) {
        showOverview(queries, overview);
        toast.add({ title: 'Subscription successful' });
        await leave();
      } else if (hasFailed) {
        const description = explainPayment(new CardError('authentication_failed'), '');
        toast.add({ title: 'Subscription failed', description, variant: 'destructive' });
        await leave();
      } else {
        setIsWaiting(false);
      }
    }

    void (setupSecret ? keepCard(setupSecret) : waitForBank());
    return () => left.abort();
  }, [search, round, api, queries, toast, navigate, settings]);

  return {
    isWaiting,
    askAgain: () => {
      setIsWaiting(true);
      setRound((count) => count + 1);
    },
  };
}
