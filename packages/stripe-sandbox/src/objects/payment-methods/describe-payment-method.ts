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
  { text }: PayerLanguage,
): Described {
  if (card === undefined) {
    const name = text('accountEnding', { last4: account?.last4 ?? '' });
    return { name, full: name };
  }
  const name = describeCard(card, text);
  const date = `${card.exp_month}/${card.exp_year}`;
  return { name, full: text('cardExpires', { card: name, date }) };
}

export const describeCard = (
  { brand, last4 }: { brand: string | null; last4: string | null },
  text: PayerLanguage['text'],
): string => text('cardEnding', { brand: BRANDS[brand ?? ''] ?? brand ?? '', last4: last4 ?? '' });
