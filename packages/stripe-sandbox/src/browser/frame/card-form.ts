import { passesLuhn } from '../../wire/luhn.ts';
import { brandOf, formatExpiry, formatNumber, lengthsOf } from './card-input.ts';
import { invalid, type PaymentForm, type Values } from './payment-form.ts';

/** Numbers other than test cards are rejected before they are sent. */
export function createCardForm(testNumbers: readonly string[], today: () => Date): PaymentForm {
  return {
    type: 'card',
    fields: ['number', 'expiry', 'cvc'],
    format(field, typed) {
      if (field === 'number') return formatNumber(typed);
      if (field === 'expiry') return formatExpiry(typed);
      return typed.replace(/\D/g, '').slice(0, 4);
    },
    findErrors: (values) => ({
      ...numberError(values, testNumbers),
      ...expiryError(values, today()),
      ...cvcError(values),
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

function numberError(values: Values, testNumbers: readonly string[]) {
  const number = (values.number ?? '').replace(/\D/g, '');
  if (number.length < Math.min(...lengthsOf(number))) {
    return { number: invalid('incomplete_number', 'Your card number is incomplete.') };
  }
  if (!passesLuhn(number)) {
    return { number: invalid('invalid_number', 'Your card number is invalid.') };
  }
  if (testNumbers.includes(number)) return {};
  return {
    number: invalid(
      'card_declined',
      'This sandbox takes test cards only. Use 4242 4242 4242 4242.',
    ),
  };
}

function expiryError({ expiry = '' }: Values, today: Date) {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  if (!/^\d\d \/ \d\d$/.test(expiry)) {
    return {
      expiry: invalid('incomplete_expiry', "Your card's expiration date is incomplete."),
    };
  }
  if (month < 1 || month > 12) {
    return {
      expiry: invalid('invalid_expiry_month', "Your card's expiration month is invalid."),
    };
  }
  if (new Date(2000 + year, month, 1) > today) return {};
  return {
    expiry: invalid('invalid_expiry_year_past', "Your card's expiration date is in the past."),
  };
}

function cvcError({ number = '', cvc = '' }: Values) {
  if (cvc.length >= (brandOf(number) === 'amex' ? 4 : 3)) return {};
  return { cvc: invalid('incomplete_cvc', "Your card's security code is incomplete.") };
}
