import { createPaymentMethod } from '../../objects/payment-methods/create-payment-method.ts';
import { resolvePaymentMethod } from '../../objects/payment-methods/resolve-payment-method.ts';
import type { PaymentMethodRow, SetupIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { ApiError, invalidRequest } from '../../wire/errors.ts';
import { attemptSetup, failSetup } from './attempt-setup.ts';
import type { ConfirmInput } from './params.ts';
import { setUpDebit } from './set-up-debit.ts';

export function confirmSetupIntent(work: Work, id: string, input: ConfirmInput): SetupIntentRow {
  const intent = get(work, 'setup_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(intent, 'confirm');
  }
  const method = choosePaymentMethod(work, intent, input);
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this SetupIntent.`,
      'payment_method',
      'setup_intent_invalid_parameter',
    );
  }
  if (method.type === 'sepa_debit') return setUpDebit(work, intent, method, input);
  const after = attemptSetup(work, intent, method, {
    isAuthenticated: false,
    returnUrl: input.return_url ?? null,
    isStripeJs: input.use_stripe_sdk === true,
  });
  if (after.status !== 'requires_payment_method') return after;
  const error = after.last_setup_error;
  throw new ApiError(
    402,
    {
      type: 'card_error',
      message: error?.message ?? 'Your card was declined.',
      ...(error?.code === undefined ? {} : { code: error.code }),
      ...(error?.decline_code === undefined ? {} : { decline_code: error.decline_code }),
      setup_intent: after,
      payment_method: method,
    },
    true,
  );
}

/** Continues a setup with the result of the 3-D Secure page. */
export function finishSetupAuthentication(
  work: Work,
  id: string,
  isAuthenticated: boolean,
): SetupIntentRow {
  const intent = get(work, 'setup_intent', id);
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw unexpectedState(intent, 'authenticate');
  }
  const method = get(work, 'payment_method', intent.payment_method);
  if (!isAuthenticated) {
    return failSetup(work, intent, {
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
      type: 'invalid_request_error',
    });
  }
  const { returnUrl } = get(work, 'intent_note', id);
  return attemptSetup(work, intent, method, {
    isAuthenticated: true,
    returnUrl,
    isStripeJs: false,
  });
}

function choosePaymentMethod(
  work: Work,
  intent: SetupIntentRow,
  input: ConfirmInput,
): PaymentMethodRow {
  if (input.payment_method_data !== undefined) {
    return createPaymentMethod(work, input.payment_method_data);
  }
  const id = input.payment_method ?? intent.payment_method;
  if (id !== null) return resolvePaymentMethod(work, id);
  throw invalidRequest(
    'You cannot confirm this SetupIntent because it is missing a payment method.',
    'payment_method',
    'setup_intent_unexpected_state',
  );
}

export function unexpectedState(intent: SetupIntentRow, verb: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: `You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`,
    setup_intent: intent,
  });
}
