import { passesLuhn } from '../../wire/luhn.ts';
import type { FieldError } from '../protocol.ts';

export type Brand = 'visa' | 'mastercard' | 'amex' | 'unknown';

export function brandOf(digits: string): Brand {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  return /^3[47]/.test(digits) ? 'amex' : 'unknown';
}

/** `4242424242424242` → `4242 4242 4242 4242`; American Express groups four, six and five. */
export function formatNumber(typed: string): string {
  const all = typed.replace(/\D/g, '');
  const isAmex = brandOf(all) === 'amex';
  const digits = all.slice(0, isAmex ? 15 : 16);
  const groups = isAmex ? [4, 6, 5] : [4, 4, 4, 4];
  const parts: string[] = [];
  let at = 0;
  for (const size of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
}

/** `1230` → `12 / 30`. A first digit above one is a complete month. */
export function formatExpiry(typed: string): string {
  let digits = typed.replace(/\D/g, '').slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  return digits.length < 2 || (digits.length === 2 && typed.endsWith('/ '))
    ? digits
    : `${digits.slice(0, 2)} / ${digits.slice(2)}`.trimEnd();
}

export interface CardValues {
  number: string;
  expiry: string;
  cvc: string;
}

/** The first error of each field. Numbers other than test cards are rejected before they are sent. */
export function findErrors(
  values: CardValues,
  testNumbers: readonly string[],
  today: Date,
): Partial<Record<keyof CardValues, FieldError>> {
  const errors: Partial<Record<keyof CardValues, FieldError>> = {};
  const number = values.number.replace(/\D/g, '');
  const brand = brandOf(number);
  if (number.length < (brand === 'amex' ? 15 : 16)) {
    errors.number = invalid('incomplete_number', 'Your card number is incomplete.');
  } else if (!passesLuhn(number)) {
    errors.number = invalid('invalid_number', 'Your card number is invalid.');
  } else if (!testNumbers.includes(number)) {
    errors.number = invalid(
      'card_declined',
      'This sandbox takes test cards only. Use 4242 4242 4242 4242.',
    );
  }
  const [month = 0, year = 0] = values.expiry.split('/').map(Number);
  if (!/^\d\d \/ \d\d$/.test(values.expiry)) {
    errors.expiry = invalid('incomplete_expiry', "Your card's expiration date is incomplete.");
  } else if (month < 1 || month > 12) {
    errors.expiry = invalid('invalid_expiry_month', "Your card's expiration month is invalid.");
  } else if (new Date(2000 + year, month, 1) <= today) {
    errors.expiry = invalid(
      'invalid_expiry_year_past',
      "Your card's expiration date is in the past.",
    );
  }
  if (values.cvc.length < (brand === 'amex' ? 4 : 3)) {
    errors.cvc = invalid('incomplete_cvc', "Your card's security code is incomplete.");
  }
  return errors;
}

function invalid(code: string, message: string): FieldError {
  return { type: 'validation_error', code, message };
}
