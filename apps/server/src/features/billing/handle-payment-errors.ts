import { type DeclineReason, declineMessages } from '@rostra/contract';
import { PaymentsError } from '../../adapters/payments/payments.ts';
import { AppError } from '../../errors.ts';
import type { BillingContext } from './context.ts';

export const declinedError = (reason: DeclineReason) =>
  new AppError('payment_failed', declineMessages[reason], { reason });

/** Turns errors from Stripe into errors that are safe to show to a member. */
export async function handlePaymentErrors<T>(
  { logger }: Pick<BillingContext, 'logger'>,
  message: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    const { failure } = error;
    if (failure.kind === 'declined') throw declinedError(failure.reason);
    if (failure.kind === 'not_found') throw new AppError('not_found', 'Not Found');
    logger.warn({ err: error, failure: failure.kind }, message);
    throw new AppError('payments_unavailable', message);
  }
}
