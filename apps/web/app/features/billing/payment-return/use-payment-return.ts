import {
  addPaymentMethod,
  type BillingOverview,
  type BillingSettings,
  syncMyBilling,
} from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/messages/language.ts';
import { useApi } from '../../sessions/index.ts';
import { showOverview } from '../account/use-server-billing.ts';
import { stripeClientQuery } from '../card-form/stripe-client-query.ts';
import { explainPayment } from '../payment/explain-payment.ts';
import { readPendingPayment, toPaymentSearch } from '../payment/pending-payment.ts';
import { returnPath } from '../payment/return-path.ts';
import { LONG_RETRY_DELAYS_MS, waitForPayment } from '../payment/wait-for-payment.ts';
import { resolvePaymentReturn } from './resolve-payment-return.ts';
import { saveReturnedCard } from './save-returned-card.ts';

interface Return {
  /** Stripe reported a failure. The server is checked anyway. */
  hasFailed: boolean;
  /** Set if a card was being saved. */
  setupSecret: string | undefined;
  /** The card is being added or has been added. */
  isTaken: boolean;
}

function readReturn(search: string): Return {
  const query = new URLSearchParams(search);
  return {
    hasFailed: query.get('redirect_status') === 'failed',
    setupSecret: query.get('setup_intent_client_secret') ?? undefined,
    isTaken: false,
  };
}

/**
 * Asks our server for the result of the payment. Removes Stripe's secrets from the URL immediately; a
 * reload asks again for the same payment.
 */
export function usePaymentReturn(settings: BillingSettings) {
  const t = useMessages('billing');
  const language = useLanguage();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const returnedFrom = useRef<Return>(undefined);
  const [round, setRound] = useState(0);
  const [isWaiting, setIsWaiting] = useState(true);

  const clean = toPaymentSearch(readPendingPayment(search));
  const isClean = search === clean;

  useEffect(() => {
    if (isClean) return;
    returnedFrom.current = readReturn(search);
    const path = returnPath(readPendingPayment(search));
    void navigate(path, { replace: true, defaultShouldRevalidate: false });
  }, [isClean, search, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round sends a new request
  useEffect(() => {
    if (!isClean) return;
    const leaving = new AbortController();
    const leave = () =>
      navigate(pathTo(pages.subscription), { replace: true, defaultShouldRevalidate: false });
    const { hasFailed = false, setupSecret, isTaken = false } = returnedFrom.current ?? {};
    const returned = { hasFailed, pendingPayment: readPendingPayment(clean) };

    async function saveCard(secret: string) {
      const fallback = t('failed.addCard');
      try {
        const isSaved = await saveReturnedCard({
          findCard: async () =>
            (await queries.fetchQuery(stripeClientQuery(settings, language))).findCard(secret),
          take: () => {
            if (returnedFrom.current?.setupSecret !== secret) return false;
            returnedFrom.current = { hasFailed, setupSecret: undefined, isTaken: true };
            return true;
          },
          add: (paymentMethodId) => api(addPaymentMethod, { body: { paymentMethodId } }),
          signal: leaving.signal,
        });
        if (!isSaved) return;
        toast.add({ title: t('done.addCard') });
      } catch (error) {
        const description = explainPayment(error, fallback, t);
        toast.add({ title: fallback, description, variant: 'destructive' });
      }
      await leave();
    }

    async function waitForBank() {
      let overview: BillingOverview | undefined;
      await waitForPayment({
        ask: async () => {
          overview = await api(syncMyBilling, {}, { signal: leaving.signal });
          return overview;
        },
        isDone: (latest) => resolvePaymentReturn(returned, latest).end !== 'open',
        delaysMs: hasFailed ? [] : LONG_RETRY_DELAYS_MS,
        signal: leaving.signal,
      });
      if (leaving.signal.aborted) return;
      if (overview) showOverview(queries, overview);
      const conclusion = resolvePaymentReturn(returned, overview);
      if (conclusion.end === 'open') {
        setIsWaiting(false);
        return;
      }
      if (conclusion.end === 'failed') {
        const description = t('decline.authentication_failed');
        const title = t(`failed.${conclusion.action}`);
        toast.add({ title, description, variant: 'destructive' });
      } else if (conclusion.action) {
        toast.add({ title: t(`done.${conclusion.action}`) });
      }
      await leave();
    }

    if (isTaken) void leave();
    else void (setupSecret ? saveCard(setupSecret) : waitForBank());
    return () => leaving.abort();
  }, [isClean, clean, round, api, queries, toast, navigate, settings, language, t]);

  return {
    isWaiting,
    askAgain: () => {
      setIsWaiting(true);
      setRound((count) => count + 1);
    },
  };
}
