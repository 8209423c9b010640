import { type DeclineReason, declineMessages, declineReasons } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { errorMessage } from '../../../lib/errors/error-message.ts';
import { alreadySubscribed } from '../billing-texts.ts';
import { CardError } from './card-error.ts';

const isReason = (value: unknown): value is DeclineReason =>
  (declineReasons as readonly unknown[]).includes(value);

/** An error whose message may be shown to the member. */
export class UserFacingError extends Error {}

/**
 * The message for the member: the reason of a rejection, or the fallback if there was no useful
 * response.
 */
export function explainPayment(error: unknown, fallback: string): string {
  if (error instanceof CardError) return declineMessages[error.reason];
  if (error instanceof UserFacingError) return error.message;
  if (!(error instanceof ApiError)) return fallback;
  const { code, status, details } = error;
  if (code === 'payment_failed') {
    return declineMessages[isReason(details.reason) ? details.reason : 'declined'];
  }
  if (code === 'plan_not_found') return 'Plan not found';
  if (code === 'already_subscribed') return `${alreadySubscribed.title}. ${alreadySubscribed.text}`;
  const isRefusal = status >= 400 && status < 500 && code !== undefined;
  return isRefusal ? errorMessage(error, fallback) : fallback;
}
