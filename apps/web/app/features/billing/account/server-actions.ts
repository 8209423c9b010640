import { errorStatus } from '@rostra/browser/errors';
import {
  type BillingOverview,
  cancelSubscription,
  createSubscription,
  getMyBilling,
  type PaymentToConfirm,
  previewPlanChange,
  type Subscription,
  syncMyBilling,
  updateSubscription,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import type { StripeClient } from '../card-form/stripe-client.ts';
import { CardError } from '../payment/card-error.ts';
import { isPaymentSettled, type PendingPayment } from '../payment/pending-payment.ts';
import { SHORT_RETRY_DELAYS_MS, waitForPayment } from '../payment/wait-for-payment.ts';
import type { BillingActions, Outcome } from './billing.ts';

export interface ServerActionsOptions {
  api: Client;
  loadStripeClient: () => Promise<Pick<StripeClient, 'confirmSavedCard' | 'findNextStep'>>;
  /** The overview currently on screen. */
  shown: () => BillingOverview | undefined;
  show: (overview: BillingOverview) => void;
  wait?: (ms: number) => Promise<void>;
}

export type Confirm = (
  payment: PaymentToConfirm,
  pendingPayment: PendingPayment,
) => Promise<unknown>;

/**
 * Starts a payment on the server, confirms it in the browser and waits until it is settled. After a
 * lost response the payment may still have succeeded, so check before reporting a failure.
 */
export function createPaymentCompleter({ api, show, wait }: ServerActionsOptions) {
  return async (
    start: () => Promise<PaymentToConfirm | null>,
    pendingPayment: PendingPayment,
    confirm: Confirm,
  ): Promise<Outcome> => {
    const asking = {
      ask: () => api(syncMyBilling),
      isDone: (overview: BillingOverview) => isPaymentSettled(pendingPayment, overview),
      ...(wait ? { wait } : {}),
    };
    let failure: unknown;
    const payment = await start().catch((error) => {
      if (!isLost(error)) throw error;
      failure = error;
      return null;
    });
    if (payment) {
      await confirm(payment, pendingPayment).catch((error) => {
        if (error instanceof CardError) throw error;
        failure = error;
      });
    }
    const overview = await waitForPayment({
      ...asking,
      delaysMs: failure ? [] : SHORT_RETRY_DELAYS_MS,
    });
    if (overview) show(overview);
    else if (failure) throw failure;
    return overview ? 'done' : 'waiting';
  };
}

/** The outcome on the server is unknown. */
export function isLost(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && (status === 0 || status >= 500);
}

export function createServerActions(options: ServerActionsOptions): BillingActions {
  const { api, loadStripeClient, shown, show } = options;
  const completePayment = createPaymentCompleter(options);

  function getSubscription(): Subscription {
    const subscription = shown()?.subscription;
    if (!subscription) throw new Error('There is no plan to change');
    return subscription;
  }
  const own = () => ({ subscriptionId: getSubscription().subscriptionId });

  return {
    async subscribe(plan, card, shown, code) {
      if (!card) throw new Error('A card is needed');
      const savedCard = card.kind === 'saved' ? { paymentMethodId: card.id } : {};
      const price = shown && { ...shown, ...(code ? { amountDue: code.amountDue } : {}) };
      const body = {
        planId: plan,
        ...savedCard,
        ...(price ? { shown: price, code: code?.code ?? null } : {}),
      };
      const start = async () => (await api(createSubscription, { body })).payment;
      return completePayment(start, { kind: 'subscribe', plan }, async (payment, pendingPayment) =>
        card.kind === 'saved'
          ? (await loadStripeClient()).confirmSavedCard(payment, pendingPayment, card.id)
          : card.card.confirm(payment, pendingPayment),
      );
    },
    preview: (plan) => api(previewPlanChange, { params: own(), body: { planId: plan } }),
    async change(plan, preview) {
      const body = {
        planId: plan,
        ...(preview ? { priceId: preview.priceId, prorationDate: preview.prorationDate } : {}),
      };
      const params = own();
      const start = async () => (await api(updateSubscription, { params, body })).payment;
      return completePayment(start, { kind: 'change', plan }, async (payment, pendingPayment) =>
        (await loadStripeClient()).confirmSavedCard(payment, pendingPayment),
      );
    },
    async cancel() {
      await api(cancelSubscription, { params: own(), query: {} });
      show(await api(getMyBilling));
    },
    async resume() {
      await api(updateSubscription, { params: own(), body: { cancelAtPeriodEnd: false } });
      show(await api(getMyBilling));
    },
  };
}
