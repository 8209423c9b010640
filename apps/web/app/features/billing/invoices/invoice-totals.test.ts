import type { Invoice } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { invoiceTotals } from './invoice-totals.ts';

const line = (amount: number): Invoice['lines'][number] => ({
  description: 'Basic',
  amount,
  currency: 'usd',
  planId: 'basic',
  planName: 'Basic',
  isProration: false,
  endsAt: '2027-01-01T00:00:00.000Z',
});

const invoice = (changes: Partial<Invoice>): Invoice => ({
  id: 'in_1',
  number: 'A-1',
  status: 'paid',
  currency: 'usd',
  total: 999,
  amountPaid: 999,
  amountRemaining: 0,
  amountRefunded: 0,
  discount: 0,
  isDisputed: false,
  created: 0,
  dueDate: null,
  hostedInvoiceUrl: null,
  invoicePdf: null,
  lines: [line(999)],
  ...changes,
});

const totalsOf = (changes: Partial<Invoice>) =>
  invoiceTotals(invoice(changes)).map(({ kind, amount }) => `${kind} ${amount}`);

describe('invoiceTotals', () => {
  it('shows the total and what was paid', () => {
    expect(totalsOf({})).toEqual(['total 999', 'paid 999']);
  });

  it('shows tax and discounts, which the lines exclude', () => {
    expect(totalsOf({ total: 1189, amountPaid: 1189 })).toEqual([
      'subtotal 999',
      'tax 190',
      'total 1189',
      'paid 1189',
    ]);
    expect(totalsOf({ total: 499, amountPaid: 499 })).toContain('discount -500');
    expect(totalsOf({ total: 951, amountPaid: 951, discount: 200 })).toEqual([
      'subtotal 999',
      'discount -200',
      'tax 152',
      'total 951',
      'paid 951',
    ]);
  });

  it('shows credit and refunds', () => {
    expect(totalsOf({ amountPaid: 0 })).toEqual(['total 999', 'credit 999']);
    expect(totalsOf({ amountRefunded: 999 })).toContain('refunded -999');
  });

  it('shows what an open invoice leaves to pay', () => {
    expect(totalsOf({ status: 'open', amountPaid: 0, amountRemaining: 999 })).toEqual([
      'total 999',
      'due 999',
    ]);
  });
});
