import { pages, pathTo } from '@rostra/contract/pages';
import { languagePrefix } from '../../../lib/languages/language-prefix.ts';
import { type PendingPayment, toPaymentSearch } from './pending-payment.ts';

const RETURN_PATH = pathTo(pages.paymentReturn);

/** The page that waits for a payment. */
export const returnPath = (pendingPayment: PendingPayment | undefined) =>
  pendingPayment?.kind === 'gift'
    ? pathTo(pages.gift, { id: pendingPayment.id })
    : RETURN_PATH + toPaymentSearch(pendingPayment);

/** The URL that Stripe redirects to after a bank's authentication page. */
export const returnUrl = (pendingPayment: PendingPayment | undefined) =>
  window.location.origin + languagePrefix() + returnPath(pendingPayment);
