import { type DeclineReason, declineReasons } from '@rostra/contract';
import { PaymentsError } from './payments-error.ts';

interface StripeLike {
  type: string;
  code?: string;
  decline_code?: string;
  param?: string;
  message: string;
  statusCode?: number;
}

const isStripeError = (error: unknown): error is StripeLike =>
  error instanceof Error && typeof (error as Partial<StripeLike>).type === 'string';

/** `lost_card`, `stolen_card` and `fraudulent` must not be disclosed: anything not listed is `declined`. */
const REASONS: Record<string, DeclineReason> = {
  ...Object.fromEntries(declineReasons.map((reason) => [reason, reason])),
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  invalid_cvc: 'incorrect_cvc',
  invalid_number: 'incorrect_number',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
};

export function reasonOf(code?: string | null, declineCode?: string | null): DeclineReason {
  return REASONS[declineCode ?? ''] ?? REASONS[code ?? ''] ?? 'declined';
}

const CONFLICT = 409;

export const REQUIRES_ACTION = 'invoice_payment_intent_requires_action';

export const codeOf = (error: unknown) => (isStripeError(error) ? error.code : undefined);

/** Converts the SDK's errors; any other error is returned unchanged. */
export function toPaymentsError(error: unknown): unknown {
  if (!isStripeError(error)) return error;
  const { type, code, param, message } = error;
  const options = {
    cause: error,
    param,
    // A conflict: an earlier request with the same key is still running, its outcome unknown.
    hasResponse: error.statusCode !== undefined && error.statusCode !== CONFLICT,
  };
  switch (type) {
    case 'StripeCardError':
      return new PaymentsError(
        { kind: 'declined', reason: reasonOf(code, error.decline_code) },
        message,
        options,
      );
    case 'StripeInvalidRequestError':
      return new PaymentsError(
        { kind: code === 'resource_missing' ? 'not_found' : 'invalid' },
        message,
        options,
      );
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return new PaymentsError({ kind: 'refused' }, message, options);
    default:
      return new PaymentsError({ kind: 'unavailable' }, message, options);
  }
}
