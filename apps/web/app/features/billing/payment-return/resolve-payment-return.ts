import type { BillingOverview } from '@rostra/contract';
import { isPaymentSettled, type PendingPayment } from '../payment/pending-payment.ts';

export interface Returned {
  /** Stripe reported a failure. */
  hasFailed: boolean;
  pendingPayment: PendingPayment | undefined;
}

/**
 * `open`: not known yet. Otherwise the page leaves for the overview, with a toast if the result is
 * certain.
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

/** The result of a payment, from Stripe's redirect and our server's overview. */
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
