import type { PaymentMethodRow } from '../../store/rows.ts';

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

/** The payment method as its owner knows it. */
export function describePaymentMethod({ card, sepa_debit: account }: PaymentMethodRow): {
  name: string;
  details: string;
} {
  if (card === undefined) {
    return { name: `Bank account ending in ${account?.last4 ?? ''}`, details: '' };
  }
  return {
    name: `${BRANDS[card.brand] ?? card.brand} ending in ${card.last4}`,
    details: `, expires ${card.exp_month}/${card.exp_year}`,
  };
}
