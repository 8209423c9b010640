import { type DeclineReason, declineReasons } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { errorMessage } from '../../../lib/errors/error-message.ts';
import { CardError } from './card-error.ts';

const sentences: Record<DeclineReason, string> = {
  declined: 'Your card was declined. Please use another card, or ask your bank.',
  insufficient_funds: 'Your card has insufficient funds. Please use another card.',
  expired_card: 'Your card has expired. Please use another card.',
  incorrect_cvc: 'The security code of your card is not correct.',
  incorrect_number: 'The number of your card is not correct.',
  processing_error: 'Your card could not be processed. Please try again in a little while.',
  authentication_failed:
    'Your bank could not confirm that it is you. Please try again, or use another card.',
};

/** Not by this page, or it would show the plan. */
const ALREADY_SUBSCRIBED =
  'You already have a plan. It was taken in another window. You have not been charged again.';

const isReason = (value: unknown): value is DeclineReason =>
  (declineReasons as readonly unknown[]).includes(value);

/** A failure whose words are meant for the member. */
export class UserFacingError extends Error {}

/**
 * What to tell a member. A refusal has its reason in the server's words or in ours; where there was
 * no answer, or none that helps, the fallback of the call.
 */
export function explainPayment(error: unknown, fallback: string): string {
  if (error instanceof CardError) return sentences[error.reason];
  if (error instanceof UserFacingError) return error.message;
  if (!(error instanceof ApiError)) return fallback;
  const { code, status, details } = error;
  if (code === 'payment_failed') {
    return sentences[isReason(details.reason) ? details.reason : 'declined'];
  }
  if (code === 'plan_not_found') return 'Plan not found';
  if (code === 'already_subscribed') {
    return ALREADY_SUBSCRIBED;
  }
  const isRefusal = status >= 400 && status < 500 && code !== undefined;
  return isRefusal ? errorMessage(error, fallback) : fallback;
}
