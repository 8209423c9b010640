import type { DeclineReason } from '@rostra/contract';
import { PaymentsError } from '../../adapters/payments/payments.ts';
import { AppError } from '../../errors.ts';
import type { BillingContext } from './context.ts';

const DECLINED: Record<DeclineReason, string> = {
  declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'The security code of your card is incorrect.',
  incorrect_number: 'The number of your card is incorrect.',
  processing_error: 'An error occurred while processing your card. Please try again.',
  authentication_failed: 'Your bank could not confirm that it was you. Please try again.',
};

export const declined = (reason: DeclineReason) =>
  new AppError('payment_failed', DECLINED[reason], { reason });

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
