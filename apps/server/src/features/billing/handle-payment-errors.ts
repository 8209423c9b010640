import { type DeclineReason, declineMessages } from '@rostra/contract';
import { PaymentsError } from '../../adapters/payments/payments.ts';
import { AppError } from '../../errors.ts';
import type { BillingContext } from './context.ts';

export const declined = (reason: DeclineReason) =>
  new AppError('payment_failed', declineMessages[reason], { reason });

/** Runs what a member asked for; whatever goes wrong at Stripe becomes an answer that tells nothing of it. */
export async function handlePaymentErrors<T>(
  { logger }: Pick<BillingContext, 'logger'>,
  message: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    const { trouble } = error;
    if (trouble.kind === 'declined') throw declined(trouble.reason);
    if (trouble.kind === 'not_found') throw new AppError('not_found', 'Not Found');
    logger.warn({ err: error, trouble: trouble.kind }, message);
    throw new AppError('payments_unavailable', message);
  }
}
