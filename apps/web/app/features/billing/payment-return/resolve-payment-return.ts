import type { BillingOverview } from '@rostra/contract';
import {
  type ActionTexts,
  payInvoiceTexts,
  subscribeTexts,
  updateTexts,
} from '../billing-texts.ts';
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

const texts: Record<PendingPayment['kind'], ActionTexts> = {
  subscribe: subscribeTexts,
  change: updateTexts,
  invoice: payInvoiceTexts,
};

/** The result of a payment, from Stripe's redirect and our server's overview. */
export function resolvePaymentReturn(
  { hasFailed, pendingPayment }: Returned,
  overview: BillingOverview | undefined,
): Conclusion {
  if (hasFailed) {
    return {
      end: 'failed',
      title: texts[pendingPayment?.kind ?? 'invoice'].failed,
    };
  }
  if (!overview || !isPaymentSettled(pendingPayment, overview)) return { end: 'open' };
  return { end: 'settled', title: pendingPayment && texts[pendingPayment.kind].done };
}
