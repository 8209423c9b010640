import { pages, pathTo } from '@rostra/contract/pages';
import { type PendingPayment, toPaymentSearch } from './pending-payment.ts';

const RETURN_PATH = pathTo(pages.paymentReturn);

/** The page that waits for this. */
export const returnPath = (pendingPayment: PendingPayment | undefined) =>
  RETURN_PATH + toPaymentSearch(pendingPayment);

/** Where Stripe sends the member back to, should it have to take them away. */
export const returnUrl = (pendingPayment: PendingPayment | undefined) =>
  window.location.origin + returnPath(pendingPayment);
