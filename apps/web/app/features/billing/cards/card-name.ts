import type { PaymentMethod } from '@rostra/contract';
import type { Translate } from '@rostra/messages';

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** "Visa ending in 4242" */
export function cardName(
  { brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>,
  t: Translate<'billing'>,
): string {
  const name = brands[brand];
  return name ? t('cardName', { brand: name, last4 }) : t('unknownCardName', { last4 });
}

/** "08/2030" */
export const expiryOf = ({ expMonth, expYear }: Pick<PaymentMethod, 'expMonth' | 'expYear'>) =>
  `${String(expMonth).padStart(2, '0')}/${expYear}`;

/** A card is valid until the end of its month. */
export const isExpired = (
  { expMonth, expYear }: Pick<PaymentMethod, 'expMonth' | 'expYear'>,
  now: Date,
) => Date.UTC(expYear, expMonth, 1) <= now.getTime();
