import {
  addPaymentMethod,
  applyCode,
  createPaymentIntent,
  createPortalSession,
  createSetupIntent,
  createSubscription,
  getMyBilling,
  listPaymentMethods,
  payInvoice,
  previewCode,
  removePaymentMethod,
  setDefaultPaymentMethod,
  syncMyBilling,
} from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { languagePrefix } from '../../../lib/languages/language-prefix.ts';
import { PaymentProblem } from '../payment/explain-payment.ts';
import { isPaid } from '../payment/wait-for-payment.ts';
import type { CardActions, NewCard, PaymentCard } from './billing.ts';
import { createPaymentCompleter, isLost, type ServerActionsOptions } from './server-actions.ts';

const PORTAL_RETURN = `${pathTo(pages.subscription)}?from=portal`;

export function createCardActions(options: ServerActionsOptions): CardActions {
  const { api, loadStripeClient, show, shown } = options;
  const completePayment = createPaymentCompleter(options);
  const refresh = async () => show(await api(getMyBilling));

  async function saveCard(card: NewCard): Promise<string> {
    const { clientSecret } = await api(createSetupIntent).catch((error) => {
      throw new PaymentProblem('setupNotStarted', { cause: error });
    });
    const id = await card.confirm({ kind: 'setup', clientSecret });
    if (!id) throw new Error('Stripe gave no card');
    await api(addPaymentMethod, { body: { paymentMethodId: id } }).catch(async (error) => {
      // Stripe has saved the card by now. Remove it again unless only our response was lost.
      if (isLost(error) && (await isListed(id))) return;
      await api(removePaymentMethod, { params: { id } }).catch(() => undefined);
      throw error;
    });
    return id;
  }

  const isListed = (id: string) =>
    api(listPaymentMethods).then(
      (methods) => methods.some((method) => method.id === id),
      () => false,
    );

  /** Makes the card the default. That may already pay an open invoice. */
  async function chooseCard(card: PaymentCard): Promise<string> {
    if (card.kind === 'new') return saveCard(card.card);
    await api(setDefaultPaymentMethod, { params: { id: card.id } });
    return card.id;
  }

  return {
    async add(card) {
      await saveCard(card);
      await refresh();
    },
    async makeDefault(id) {
      await api(setDefaultPaymentMethod, { params: { id } });
      await refresh();
    },
    async remove(id) {
      await api(removePaymentMethod, { params: { id } });
      await refresh();
    },
    async payInvoice(invoice, card) {
      const cardId = card ? await chooseCard(card) : undefined;
      // Choosing a card while a payment is due may already have paid it.
      const { openInvoice } = await api(getMyBilling);
      const isOpen = openInvoice?.id === invoice.id;
      const body = cardId ? { paymentMethodId: cardId } : {};
      const start = async () =>
        isOpen ? (await api(payInvoice, { params: { id: invoice.id }, body })).payment : null;
      return completePayment(
        start,
        { kind: 'invoice', id: invoice.id },
        async (payment, pendingPayment) =>
          (await loadStripeClient()).confirmSavedCard(payment, pendingPayment, cardId),
      );
    },
    async findNextStep(priceId) {
      const { clientSecret, amount } = await api(createPaymentIntent, { body: { priceId } });
      if (!clientSecret) return 'none';
      const kind = amount > 0 ? 'payment' : 'setup';
      return (await loadStripeClient()).findNextStep({ kind, clientSecret });
    },
    async finishPayment(plan) {
      const overview = await api(syncMyBilling);
      show(overview);
      const isOfPlan = overview.subscription?.planId === plan;
      if (isOfPlan && isPaid(overview)) return 'done';
      if (!isOfPlan || overview.state !== 'incomplete') throw new PaymentProblem('paymentExpired');
      const { payment } = await api(createSubscription, { body: { planId: plan } });
      const client = await loadStripeClient();
      const step = payment && (await client.findNextStep(payment));
      if (step === 'card') throw new PaymentProblem('cardNeeded');
      return completePayment(
        async () => payment,
        { kind: 'subscribe', plan },
        client.confirmSavedCard,
      );
    },
    checkCode: (code, plan) =>
      api(previewCode, { body: { code, ...(plan === undefined ? {} : { planId: plan }) } }),
    async applyCode({ code, amountDue }) {
      const subscriptionId = shown()?.subscription?.subscriptionId;
      if (!subscriptionId) throw new Error('There is no plan to use a code for');
      await api(applyCode, { params: { subscriptionId }, body: { code, amountDue } });
      await refresh();
    },
    openPortal: async () =>
      (await api(createPortalSession, { body: { returnUrl: languagePrefix() + PORTAL_RETURN } }))
        .url,
  };
}
