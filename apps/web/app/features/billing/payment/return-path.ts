import { pages, pathTo } from '@rostra/contract/pages';
import { languagePrefix } from '../../../lib/languages/language-prefix.ts';
import { type PaymentTarget, toPaymentSearch } from './pending-payment.ts';

const RETURN_PATH = pathTo(pages.paymentReturn);

/** The page that waits for a payment. */
export const returnPath = (target: PaymentTarget | undefined) =>
  target?.kind === 'gift'
    ? pathTo(pages.gift, { id: target.id })
    : RETURN_PATH + toPaymentSearch(target);

/** The URL that Stripe redirects to after a bank's authentication page. */
export const returnUrl = (target: PaymentTarget | undefined) =>
  window.location.origin + languagePrefix() + returnPath(target);
