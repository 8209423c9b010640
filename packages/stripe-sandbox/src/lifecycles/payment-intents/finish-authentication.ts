import type { PaymentIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { attemptPayment, failPayment } from './attempt-payment.ts';
import { unexpectedState } from './confirm-payment-intent.ts';

/** Continues a payment with the result of the 3-D Secure page. */
export function finishPaymentAuthentication(
  work: Work,
  id: string,
  isAuthenticated: boolean,
): PaymentIntentRow {
  const intent = get(work, 'payment_intent', id);
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(intent, 'authenticate');
  }
  const method = get(work, 'payment_method', intent.payment_method);
  const note = get(work, 'intent_note', id);
  if (!isAuthenticated) {
    return failPayment(work, intent, {
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
      type: 'invalid_request_error',
    });
  }
  return attemptPayment(work, intent, method, {
    isOffSession: false,
    isAuthenticated: true,
    returnUrl: note.returnUrl,
    isStripeJs: false,
    waitsForCustomer: false,
    isAutomatic: false,
  });
}
