import type { BillingOverview } from '@rostra/contract';
import { isPaymentSettled, type PendingPayment } from '../payment/pending-payment.ts';

export interface Returned {
  /** Stripe says that it came to nothing. */
  hasFailed: boolean;
  pendingPayment: PendingPayment | undefined;
}

/**
 * `open`: nobody knows yet. The rest leave for the overview, with a toast unless there is nothing
 * certain to say.
 */
export type Conclusion =
  | { end: 'open' }
  | { end: 'settled'; title: string | undefined }
  | { end: 'failed'; title: string };

const settledTitles: Record<PendingPayment['kind'], string> = {
  subscribe: 'Subscription successful',
  change: 'Subscription updated',
  invoice: 'Payment received',
};

const failedTitles: Record<PendingPayment['kind'], string> = {
  subscribe: 'Subscription failed',
  change: 'Update failed',
  invoice: 'Payment failed',
};

/** What came of a payment, from what Stripe said and what our server knows, if it has answered. */
export function resolvePaymentReturn(
  { hasFailed, pendingPayment }: Returned,
  overview: BillingOverview | undefined,
): Conclusion {
  if (hasFailed) {
    return {
      end: 'failed',
      title: pendingPayment ? failedTitles[pendingPayment.kind] : 'Payment failed',
    };
  }
  if (!overview || !isPaymentSettled(pendingPayment, overview)) return { end: 'open' };
  return { end: 'settled', title: pendingPayment && settledTitles[pendingPayment.kind] };
}
