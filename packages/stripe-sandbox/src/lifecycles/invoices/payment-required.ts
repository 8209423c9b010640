import type { Work } from '../../store/work.ts';
import { ApiError } from '../../wire/errors.ts';
import { intentOf } from './collect-invoice.ts';

/** The 402 of `error_if_incomplete`; the whole change is rolled back. */
export function paymentRequired(work: Work, invoice: string): ApiError {
  const intent = intentOf(work, invoice);
  const error = intent?.last_payment_error;
  const message = error?.message ?? 'This payment requires additional user action.';
  return new ApiError(402, {
    type: 'card_error',
    code: error?.code ?? 'subscription_payment_intent_requires_action',
    message,
    ...(error?.decline_code === undefined ? {} : { decline_code: error.decline_code }),
  });
}
