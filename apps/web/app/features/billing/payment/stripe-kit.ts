import type { BillingSettings, PaymentToConfirm } from '@rostra/contract';
import { CardForm } from './card-form.tsx';
import { confirmKept, needsBank } from './confirm.ts';
import { loadStripe } from './load-stripe.ts';
import { returnUrl } from './return-path.ts';

export async function createStripeKit(settings: BillingSettings) {
  const stripe = await loadStripe(settings);
  return {
    stripe,
    CardForm,
    needsBank: (payment: PaymentToConfirm) => needsBank(stripe, payment),
    confirmKept: (payment: PaymentToConfirm, cardId?: string) =>
      confirmKept(stripe, payment, returnUrl(), cardId),
    /** The card that a finished setup has made. */
    findCard: async (setupSecret: string) => {
      const { setupIntent } = await stripe.retrieveSetupIntent(setupSecret);
      const method = setupIntent?.status === 'succeeded' ? setupIntent.payment_method : undefined;
      return typeof method === 'string' ? method : method?.id;
    },
  };
}

export type StripeKit = Awaited<ReturnType<typeof createStripeKit>>;
