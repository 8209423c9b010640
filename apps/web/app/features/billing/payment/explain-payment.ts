import { type DeclineReason, declineReasons } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import type { Translate } from '@rostra/messages';
import { CardError } from './card-error.ts';

const isReason = (value: unknown): value is DeclineReason =>
  (declineReasons as readonly unknown[]).includes(value);

type Problem = 'setupNotStarted' | 'paymentExpired' | 'cardNeeded';

/** A problem that has a message (`problem.…`). With a cause, the message is its fallback. */
export class PaymentProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/**
 * The message for the member: the reason of a rejection, or the fallback if there was no useful
 * response.
 */
export function explainPayment(error: unknown, fallback: string, t: Translate<'billing'>): string {
  if (error instanceof CardError) return t(`decline.${error.reason}`);
  if (error instanceof PaymentProblem) {
    return explainPayment(error.cause, t(`problem.${error.problem}`), t);
  }
  if (!(error instanceof ApiError)) return fallback;
  const { code, status, details } = error;
  if (code === 'payment_failed') {
    return t(`decline.${isReason(details.reason) ? details.reason : 'declined'}`);
  }
  if (code === 'plan_not_found') return t('planNotFound');
  if (code === 'already_subscribed') return t('alreadySubscribedError');
  const isRefusal = status >= 400 && status < 500 && code !== undefined;
  return (isRefusal && error.message.trim()) || fallback;
}
