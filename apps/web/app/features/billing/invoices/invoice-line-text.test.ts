import { expect, it } from 'vitest';
import { invoiceLineText } from './invoice-line-text.ts';

const line = {
  description: 'Unused time on 1 × Premium Membership after 2026-11-15',
  amount: -1999,
  planName: 'Premium Membership',
  isProration: true,
  endsAt: '2026-12-17T10:00:00.000Z',
};

it.each([
  [line, 'Unused time on Premium Membership'],
  [{ ...line, amount: 999 }, 'Remaining time on Premium Membership until 17 December 2026'],
  [{ ...line, amount: 999, isProration: false }, 'Premium Membership until 17 December 2026'],
  [{ ...line, planName: null, description: 'A gift' }, 'A gift'],
  [{ ...line, planName: null, description: null }, 'Adjustment'],
])('describes a line', (shown, text) => {
  expect(invoiceLineText(shown)).toBe(text);
});
