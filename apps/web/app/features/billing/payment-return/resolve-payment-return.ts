import type { BillingOverview } from '@rostra/contract';
import { isPaymentSettled, type PendingPayment } from '../payment/pending-payment.ts';

export interface Returned {
  /** Stripe reported a failure. */
  hasFailed: boolean;
  pendingPayment: PendingPayment | undefined;
}

type PaymentAction = 'subscribe' | 'update' | 'payInvoice';

/**
 * `open`: not known yet. Otherwise the page leaves for the overview, with a toast about the action if
 * the result is certain.
 */
export type Conclusion =
  | { end: 'open' }
  | { end: 'settled'; action: PaymentAction | undefined }
  | { end: 'failed'; action: PaymentAction };

const actions: Record<PendingPayment['kind'], PaymentAction> = {
  subscribe: 'subscribe',
  change: 'update',
  seats: 'update',
  invoice: 'payInvoice',
};

/** The result of a payment, from Stripe's redirect and our server's overview. */
export function resolvePaymentReturn(
  { hasFailed, pendingPayment }: Returned,
  overview: BillingOverview | undefined,
): Conclusion {
  if (hasFailed) {
    return { end: 'failed', action: actions[pendingPayment?.kind ?? 'invoice'] };
  }
  if (!overview || !isPaymentSettled(pendingPayment, overview)) return { end: 'open' };
  return { end: 'settled', action: pendingPayment && actions[pendingPayment.kind] };
}
