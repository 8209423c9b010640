import { createPaymentMethod } from '../../objects/payment-methods/create-payment-method.ts';
import { resolvePaymentMethod } from '../../objects/payment-methods/resolve-payment-method.ts';
import type { PaymentIntentRow, PaymentMethodRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { ApiError, invalidRequest } from '../../wire/errors.ts';
import { attemptPayment } from './attempt-payment.ts';
import type { ConfirmInput } from './params.ts';
import { requireAccepted } from './payment-method-types.ts';
import { checkDebit } from './start-debit.ts';

export function confirmPaymentIntent(
  work: Work,
  id: string,
  input: ConfirmInput,
): PaymentIntentRow {
  const intent = get(work, 'payment_intent', id);
  if (!CONFIRMABLE.has(intent.status)) throw unexpectedState(intent, 'confirm');
  const method = choosePaymentMethod(work, intent, input);
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest(
      'The provided PaymentMethod belongs to another customer than the PaymentIntent.',
      'payment_method',
    );
  }
  requireAccepted(intent, method);
  const isStripeJs = input.use_stripe_sdk === true;
  if (method.type === 'sepa_debit') {
    // stripe.js collects the customer's consent itself.
    const hasAcceptance = Boolean(input.mandate_data) || isStripeJs;
    checkDebit(work, method, hasAcceptance, 'payment_intent_mandate_invalid');
  }
  const prepared: PaymentIntentRow = {
    ...intent,
    receipt_email: input.receipt_email ?? intent.receipt_email,
    setup_future_usage: input.setup_future_usage ?? intent.setup_future_usage,
  };
  const after = attemptPayment(work, prepared, method, {
    isOffSession: input.off_session !== undefined && input.off_session !== false,
    isAuthenticated: false,
    returnUrl: input.return_url ?? null,
    isStripeJs,
    waitsForCustomer: false,
    isAutomatic: false,
    mandate: input.mandate_data ?? { customer_acceptance: { type: 'online' } },
  });
  if (after.status === 'requires_payment_method') throw declined(after, method);
  return after;
}

const CONFIRMABLE = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

function choosePaymentMethod(
  work: Work,
  intent: PaymentIntentRow,
  input: ConfirmInput,
): PaymentMethodRow {
  if (input.payment_method_data !== undefined) {
    return createPaymentMethod(work, input.payment_method_data);
  }
  const id = input.payment_method ?? intent.payment_method;
  if (id === null) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. Update it with one, or pass one when confirming.',
      'payment_method',
      'payment_intent_unexpected_state',
    );
  }
  return resolvePaymentMethod(work, id);
}

export function unexpectedState(intent: PaymentIntentRow, verb: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });
}

/** The 402 that the SDK throws as StripeCardError. The attempt stays recorded. */
export function declined(intent: PaymentIntentRow, method: PaymentMethodRow): ApiError {
  const error = intent.last_payment_error;
  return new ApiError(
    402,
    {
      type: 'card_error',
      message: error?.message ?? 'Your card was declined.',
      ...(error?.code === undefined ? {} : { code: error.code }),
      ...(error?.decline_code === undefined ? {} : { decline_code: error.decline_code }),
      ...(error?.charge === undefined ? {} : { charge: error.charge }),
      payment_intent: intent,
      payment_method: method,
    },
    true,
  );
}
