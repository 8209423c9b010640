import { buyGift, type GiftPreview } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { explainFailure } from '../../../lib/forms/explain-failure.ts';
import { useLanguage } from '../../../lib/messages/language.ts';
import { useApi } from '../../sessions/index.ts';
import { isComplete, type PaymentCard } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { stripeClientQuery } from '../card-form/stripe-client-query.ts';
import { explainPayment } from '../payment/explain-payment.ts';
import { GIFTS } from './gifts-query.ts';

export interface GiftDetails {
  recipientName: string;
  recipientEmail: string;
  message: string;
}

const FIELDS = ['recipientName', 'recipientEmail', 'message'] as const;

/**
 * Buys a gift and opens its page. The same choice keeps its id: if the response was lost, another click continues with the same purchase.
 */
export function useGiftOrder() {
  const t = useMessages('gifts');
  const billing = useMessages('billing');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const { settings, refresh } = useBilling();
  const order = useRef({ choice: '', id: '' });
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<keyof GiftDetails, string>>>({});

  const idOf = ({ planId, months, total }: GiftPreview) => {
    const choice = `${planId} ${months} ${total}`;
    if (order.current.choice !== choice) order.current = { choice, id: crypto.randomUUID() };
    return order.current.id;
  };

  async function pay(shown: GiftPreview, details: GiftDetails, card: PaymentCard | undefined) {
    if (card && !(await isComplete(card))) return;
    const { planId, months, amountDue } = shown;
    const id = idOf(shown);
    const body = {
      ...{ id, planId, months, amountDue, ...details },
      recipientEmail: details.recipientEmail.trim() || null,
      ...(card?.kind === 'saved' ? { paymentMethodId: card.id } : {}),
    };
    const { payment } = await api(buyGift, { body });
    if (payment && card) {
      const pending = { kind: 'gift' as const, id };
      if (card.kind === 'new') await card.card.confirm(payment, pending);
      else {
        const client = await queries.fetchQuery(stripeClientQuery(settings, language));
        await client.confirmSavedCard(payment, pending, card.id);
      }
    }
    void queries.invalidateQueries({ queryKey: GIFTS });
    void refresh();
    await navigate(pathTo(pages.gift, { id }));
  }

  async function start(...args: Parameters<typeof pay>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setError(undefined);
    setFieldErrors({});
    try {
      await pay(...args);
    } catch (failure) {
      const message = explainPayment(failure, t('notBought'), billing);
      const explained = explainFailure(failure, message, FIELDS);
      setFieldErrors(explained.fieldErrors);
      setError(message);
      // The price has changed, and the purchase is given up: another one needs another id.
      if (failure instanceof ApiError && failure.code === 'conflict') {
        order.current = { choice: '', id: '' };
        void queries.invalidateQueries({ queryKey: [...GIFTS, 'price'] });
      }
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { start, isBusy, error, fieldErrors };
}
