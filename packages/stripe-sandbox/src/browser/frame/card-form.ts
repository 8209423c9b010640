import type { ErrorTexts } from '../../texts/error-texts.ts';
import { passesLuhn } from '../../wire/luhn.ts';
import { brandOf, formatExpiry, formatNumber, lengthsOf } from './card-input.ts';
import { invalid, type PaymentForm, type Values } from './payment-form.ts';

/** Numbers other than test cards are rejected before they are sent. */
export function createCardForm(
  testNumbers: readonly string[],
  today: () => Date,
  texts: ErrorTexts,
): PaymentForm {
  return {
    type: 'card',
    fields: ['number', 'expiry', 'cvc'],
    format(field, typed) {
      if (field === 'number') return formatNumber(typed);
      if (field === 'expiry') return formatExpiry(typed);
      return typed.replace(/\D/g, '').slice(0, 4);
    },
    findErrors: (values) => ({
      ...numberError(values, testNumbers, texts),
      ...expiryError(values, today(), texts),
      ...cvcError(values, texts),
    }),
    toParams({ number = '', expiry = '', cvc = '' }) {
      const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
      return {
        type: 'card',
        card: {
          number: number.replace(/\s/g, ''),
          exp_month: Number(month),
          exp_year: `20${year}`,
          cvc,
        },
      };
    },
  };
}

function numberError(values: Values, testNumbers: readonly string[], texts: ErrorTexts) {
  const number = (values.number ?? '').replace(/\D/g, '');
  if (number.length < Math.min(...lengthsOf(number))) {
    return { number: invalid('incomplete_number', texts.incomplete_number) };
  }
  if (!passesLuhn(number)) {
    return { number: invalid('invalid_number', texts.invalid_number) };
  }
  if (testNumbers.includes(number)) return {};
  return { number: invalid('card_declined', texts.testCardsOnly) };
}

function expiryError({ expiry = '' }: Values, today: Date, texts: ErrorTexts) {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  if (!/^\d\d \/ \d\d$/.test(expiry)) {
    return { expiry: invalid('incomplete_expiry', texts.incomplete_expiry) };
  }
  if (month < 1 || month > 12) {
    return { expiry: invalid('invalid_expiry_month', texts.invalid_expiry_month) };
  }
  if (new Date(2000 + year, month, 1) > today) return {};
  return { expiry: invalid('invalid_expiry_year_past', texts.invalid_expiry_year_past) };
}

function cvcError({ number = '', cvc = '' }: Values, texts: ErrorTexts) {
  if (cvc.length >= (brandOf(number) === 'amex' ? 4 : 3)) return {};
  return { cvc: invalid('incomplete_cvc', texts.incomplete_cvc) };
}
