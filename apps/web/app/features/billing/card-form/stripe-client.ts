import type { BillingSettings, PaymentToConfirm } from '@rostra/contract';
import type { Language } from '@rostra/messages';
import { confirmSavedCard, findNextStep } from '../payment/confirm-payment.ts';
import type { PaymentTarget } from '../payment/pending-payment.ts';
import { returnUrl } from '../payment/return-path.ts';
import { CardForm } from './card-form.tsx';
import { loadStripe } from './load-stripe.ts';

export async function createStripeClient(settings: BillingSettings, language: Language) {
  const stripe = await loadStripe(settings, language);
  return {
    stripe,
    CardForm,
    findNextStep: (payment: PaymentToConfirm) => findNextStep(stripe, payment),
    confirmSavedCard: (payment: PaymentToConfirm, target: PaymentTarget, cardId?: string) =>
      confirmSavedCard(stripe, payment, returnUrl(target), cardId),
    /** The card that a completed setup intent has saved. */
    findCard: async (setupSecret: string) => {
      const { setupIntent } = await stripe.retrieveSetupIntent(setupSecret);
      const method = setupIntent?.status === 'succeeded' ? setupIntent.payment_method : undefined;
      return typeof method === 'string' ? method : method?.id;
    },
  };
}

export type StripeClient = Awaited<ReturnType<typeof createStripeClient>>;
