import type { DeclineReason } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { PaymentsError } from '../../adapters/payments/payments-error.ts';
import { AppError, notFound } from '../../errors.ts';
import type { BillingContext } from './context.ts';

export const declinedError = (reason: DeclineReason) =>
  new AppError('payment_failed', messageReference('billing', `decline.${reason}`), { reason });

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
    if (failure.kind === 'not_found') throw notFound();
    logger.warn({ err: error, failure: failure.kind }, 'a call to the payment provider failed');
    throw new AppError('payments_unavailable', message);
  }
}
