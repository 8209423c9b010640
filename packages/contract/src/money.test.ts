import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [999, 'usd', '$9.99'],
  [20_000, 'usd', '$200.00'],
  [0, 'usd', '$0.00'],
  [-1001, 'usd', '−$10.01'],
  [1_234_567, 'eur', '€12,345.67'],
  [500, 'jpy', '¥500'],
  [500, 'JPY', '¥500'],
  [1500, 'krw', '₩1,500'],
  [5125, 'kwd', 'KWD 5.125'],
  // Shown without decimals, but counted by Stripe in hundredths.
  [50_000, 'isk', 'ISK 500'],
  [50_000, 'ugx', 'UGX 500'],
])('%i of %s is %s', (minor, currency, text) => {
  expect(formatMoney(minor, currency).replaceAll('\u00a0', ' ')).toBe(text);
});
