import { expect, it } from 'vitest';
import { testMessages } from '../../../lib/messages/testing/test-messages.ts';
import { invoiceLineText } from './invoice-line-text.ts';

const line = {
  description: 'Unused time on 1 × Premium Membership after 2026-11-15',
  amount: -2000,
  planId: 'premium' as const,
  planName: 'Premium Membership',
  isProration: true,
  endsAt: '2026-12-17T10:00:00.000Z',
};

const plan = 'Premium Membership';

it.each([
  [line, plan, 'Unused time on Premium Membership'],
  [{ ...line, amount: 1000 }, plan, 'Remaining time on Premium Membership until 17 December 2026'],
  [
    { ...line, amount: 1000, isProration: false },
    plan,
    'Premium Membership until 17 December 2026',
  ],
  [{ ...line, description: 'A gift' }, undefined, 'A gift'],
  [{ ...line, description: null }, undefined, 'Adjustment'],
])('describes a line', (shown, name, text) => {
  const t = testMessages().of('billing');
  expect(invoiceLineText({ line: shown, plan: name, date: '17 December 2026', t })).toBe(text);
});
