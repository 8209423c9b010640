import type { BillingSettings, PaymentToConfirm } from '@rostra/contract';
import type { AwaitedPayment } from './awaited.ts';
import { CardForm } from './card-form.tsx';
import { confirmKept, needsCard } from './confirm.ts';
import { loadStripe } from './load-stripe.ts';
import { returnUrl } from './return-path.ts';

export async function createStripeKit(settings: BillingSettings) {
  const stripe = await loadStripe(settings);
  return {
    stripe,
    CardForm,
    needsCard: (payment: PaymentToConfirm) => needsCard(stripe, payment),
    confirmKept: (payment: PaymentToConfirm, awaited: AwaitedPayment, cardId?: string) =>
      confirmKept(stripe, payment, returnUrl(awaited), cardId),
    /** The card that a finished setup has made. */
    findCard: async (setupSecret: string) => {
      const { setupIntent } = await stripe.retrieveSetupIntent(setupSecret);
      const method = setupIntent?.status === 'succeeded' ? setupIntent.payment_method : undefined;
      return typeof method === 'string' ? method : method?.id;
    },
  };
}

export type StripeKit = Awaited<ReturnType<typeof createStripeKit>>;
