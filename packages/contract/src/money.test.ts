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

it.each([
  'usd',
  'EUR',
  'gbp',
  'aud',
  'brl',
  'cad',
  'chf',
  'czk',
  'dkk',
  'mxn',
  'nok',
  'nzd',
  'pln',
  'sek',
])('formats %s like en-US, whatever the amount', (currency) => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  for (const minor of [0, 1, 10, 99, 100, 999, 99_999, 100_000, 123_456_789, 99_999_999_999]) {
    expect(formatMoney(minor, currency)).toBe(format.format(minor / 100));
    expect(formatMoney(-minor, currency)).toBe(
      format.format(minor / -100 || 0).replace('-', '\u2212'),
    );
  }
});

it.each([
  [999, 'usd', '9,99 $'],
  [-1_234_567, 'eur', '−12.345,67 €'],
  [500, 'jpy', '500 ¥'],
  [5125, 'kwd', '5,125 KWD'],
])('%i of %s is %s in German', (minor, currency, text) => {
  const german = { group: '.', decimal: ',', isSymbolLast: true };
  expect(formatMoney(minor, currency, german).replaceAll('\u00a0', ' ')).toBe(text);
});
