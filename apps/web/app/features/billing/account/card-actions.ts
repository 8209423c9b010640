import {
  addPaymentMethod,
  createPortalSession,
  createSetupIntent,
  createSubscription,
  getMyBilling,
  payInvoice,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@rostra/contract';
import { explainPayment, ToldError } from '../payment/explain-payment.ts';
import { isPaid } from '../payment/settle.ts';
import type { CardActions, CardToUse, TypedCard } from './billing.ts';
import { createConclude, type ServerActionsOptions } from './server-actions.ts';

const PORTAL_RETURN = '/dashboard/subscription?from=portal';

export function createCardActions(options: ServerActionsOptions): CardActions {
  const { api, loadKit, show } = options;
  const conclude = createConclude(options);
  const refresh = async () => show(await api(getMyBilling));

  async function keep(card: TypedCard): Promise<string> {
    const { clientSecret } = await api(createSetupIntent).catch((error) => {
      throw new ToldError(explainPayment(error, 'Failed to create payment intent'));
    });
    const id = await card.confirm({ kind: 'setup', clientSecret });
    if (!id) throw new Error('Stripe gave no card');
    await api(addPaymentMethod, { body: { paymentMethodId: id } });
    return id;
  }

  /** A payment that is due is made with it at once. */
  async function chooseCard(card: CardToUse): Promise<string> {
    if (card.kind === 'typed') return keep(card.card);
    await api(setDefaultPaymentMethod, { params: { id: card.id } });
    return card.id;
  }

  return {
    async add(card) {
      await keep(card);
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
      // A card that is chosen while a payment is due may have paid it already.
      const { openInvoice } = await api(getMyBilling);
      const isOpen = openInvoice?.id === invoice.id;
      const body = cardId ? { paymentMethodId: cardId } : {};
      const payment = isOpen
        ? (await api(payInvoice, { params: { id: invoice.id }, body })).payment
        : null;
      return conclude(
        payment,
        async (begun) => (await loadKit()).confirmKept(begun, cardId),
        (overview) => overview.openInvoice?.id !== invoice.id,
      );
    },
    async findBegun(plan) {
      const { payment } = await api(createSubscription, { body: { planId: plan } });
      if (!payment) return undefined;
      return (await (await loadKit()).needsBank(payment)) ? payment : undefined;
    },
    finish: (payment) =>
      conclude(payment, async (begun) => (await loadKit()).confirmKept(begun), isPaid),
    openPortal: async () =>
      (await api(createPortalSession, { body: { returnUrl: PORTAL_RETURN } })).url,
  };
}
