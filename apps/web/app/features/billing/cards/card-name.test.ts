import { expect, it } from 'vitest';
import { testMessages } from '../../../lib/messages/testing/test-messages.ts';
import { cardName, expiryOf, isExpired } from './card-name.ts';

const t = testMessages().of('billing');

it('names a card by its brand and last digits', () => {
  expect(cardName({ brand: 'visa', last4: '4242' }, t)).toBe('Visa ending in 4242');
  expect(cardName({ brand: 'amex', last4: '0005' }, t)).toBe('American Express ending in 0005');
  expect(cardName({ brand: 'unknown', last4: '1111' }, t)).toBe('Card ending in 1111');
});

it('formats the expiry date as on the card', () => {
  expect(expiryOf({ expMonth: 3, expYear: 2031 })).toBe('03/2031');
});

it.each([
  ['2026-11-30T23:59:59Z', false],
  ['2026-12-01T00:00:00Z', true],
])('a card of 11/2026 at %s has expired: %s', (now, expected) => {
  expect(isExpired({ expMonth: 11, expYear: 2026 }, new Date(now))).toBe(expected);
});
