import type { PaymentMethodRow } from '../../store/rows.ts';
import type { PayerLanguage } from '../../texts/payer-language.ts';

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

interface Described {
  name: string;
  /** With the date when it expires, if it does. */
  full: string;
}

/** The payment method as its owner knows it. */
export function describePaymentMethod(
  { card, sepa_debit: account }: PaymentMethodRow,
  { say }: PayerLanguage,
): Described {
  if (card === undefined) {
    const name = say('accountEnding', { last4: account?.last4 ?? '' });
    return { name, full: name };
  }
  const name = describeCard(card, say);
  const date = `${card.exp_month}/${card.exp_year}`;
  return { name, full: say('cardExpires', { card: name, date }) };
}

export const describeCard = (
  { brand, last4 }: { brand: string | null; last4: string | null },
  say: PayerLanguage['say'],
): string => say('cardEnding', { brand: BRANDS[brand ?? ''] ?? brand ?? '', last4: last4 ?? '' });
