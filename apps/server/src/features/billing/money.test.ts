import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

// Shown without decimals, but counted by Stripe in hundredths: the locale data alone does not know.
it.each([
  [50_000, 'isk', 'ISK 500'],
  [50_000, 'ugx', 'UGX 500'],
  [500, 'jpy', '¥500'],
  [999, 'usd', '$9.99'],
])('%i of %s is %s in mails too', (minor, currency, text) => {
  expect(formatMoney(minor, currency).replaceAll('\u00a0', ' ')).toBe(text);
});
