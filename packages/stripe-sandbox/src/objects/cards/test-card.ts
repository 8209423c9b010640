import type { CardBehaviour, CardChecks } from '../../store/card-behaviour.ts';

type Brand = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa';

export interface TestCard {
  number: string;
  brand: Brand;
  /** The second network of a co-branded card. */
  secondNetwork?: 'cartes_bancaires' | 'eftpos_au';
  country?: string;
  funding?: 'credit' | 'debit' | 'prepaid';
  behaviour: CardBehaviour;
  checks?: CardChecks;
  /** The charge is approved with an elevated risk. */
  isRisky?: boolean;
  /** The card counts as authenticated from the start. */
  isSetUp?: boolean;
  /** Stripe's predefined payment method ids for the same card. */
  aliases: string[];
}

export const visa = (number: string, behaviour: CardBehaviour, ...aliases: string[]): TestCard => ({
  number,
  brand: 'visa',
  behaviour,
  aliases,
});
