import type { PaymentToConfirm } from '@rostra/contract';
import type {
  PaymentIntent,
  SetupIntent,
  Stripe,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import type { NextStep } from '../account/billing.ts';
import { CardError, declineReasonOf } from './card-error.ts';

interface IntentResult {
  paymentIntent?: PaymentIntent | undefined;
  setupIntent?: SetupIntent | undefined;
  error?: StripeError | undefined;
}

const GOOD = new Set(['succeeded', 'processing', 'requires_capture']);

/** Returns the card's id, or throws a `CardError` if Stripe declined it. */
function readResult({ paymentIntent, setupIntent, error }: IntentResult): string | undefined {
  const intent = paymentIntent ?? setupIntent ?? error?.payment_intent ?? error?.setup_intent;
  // Confirmed earlier, but the response was lost: Stripe reports an error, the member has paid.
  if (intent && GOOD.has(intent.status)) {
    const method = intent.payment_method;
    return typeof method === 'string' ? method : method?.id;
  }
  if (!error) throw new CardError('authentication_failed');
  const reason = declineReasonOf(error);
  if (reason) throw new CardError(reason);
  throw new Error('Stripe did not respond');
}

/** Confirms a payment with the card in the form. */
export async function confirmNewCard(
  stripe: Stripe,
  elements: StripeElements,
  { kind, clientSecret }: PaymentToConfirm,
  returnUrl: string,
): Promise<string | undefined> {
  const options = {
    elements,
    clientSecret,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required' as const,
  };
  return readResult(
    kind === 'payment' ? await stripe.confirmPayment(options) : await stripe.confirmSetup(options),
  );
}

const retrieve = (
  stripe: Stripe,
  { kind, clientSecret }: PaymentToConfirm,
): Promise<IntentResult> =>
  kind === 'payment'
    ? stripe.retrievePaymentIntent(clientSecret)
    : stripe.retrieveSetupIntent(clientSecret);

/** What an unfinished payment needs next. */
export async function findNextStep(stripe: Stripe, payment: PaymentToConfirm): Promise<NextStep> {
  const { paymentIntent, setupIntent } = await retrieve(stripe, payment);
  const status = (paymentIntent ?? setupIntent)?.status;
  if (status === 'requires_payment_method' || status === 'requires_confirmation') return 'card';
  if (status === 'requires_action') return 'bank';
  return status === 'processing' ? 'wait' : 'none';
}

/** Confirms a payment with a saved card, or continues the bank's authentication. */
export async function confirmSavedCard(
  stripe: Stripe,
  payment: PaymentToConfirm,
  returnUrl: string,
  cardId?: string,
): Promise<string | undefined> {
  const { kind, clientSecret } = payment;
  const found = await retrieve(stripe, payment);
  const status = (found.paymentIntent ?? found.setupIntent)?.status;
  if (status === 'requires_action') {
    return readResult(await stripe.handleNextAction({ clientSecret }));
  }
  if (status === undefined || GOOD.has(status)) return readResult(found);
  if (!cardId) throw new CardError('declined');
  const options = {
    clientSecret,
    confirmParams: { payment_method: cardId, return_url: returnUrl },
    redirect: 'if_required' as const,
  };
  return readResult(
    kind === 'payment' ? await stripe.confirmPayment(options) : await stripe.confirmSetup(options),
  );
}
