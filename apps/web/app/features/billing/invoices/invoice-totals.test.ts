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
  total: 1000,
  amountPaid: 1000,
  amountRemaining: 0,
  amountRefunded: 0,
  discount: 0,
  isDisputed: false,
  created: 0,
  dueDate: null,
  hostedInvoiceUrl: null,
  invoicePdf: null,
  lines: [line(1000)],
  ...changes,
});

const totalsOf = (changes: Partial<Invoice>) =>
  invoiceTotals(invoice(changes)).map(({ kind, amount }) => `${kind} ${amount}`);

describe('invoiceTotals', () => {
  it('shows the total and what was paid', () => {
    expect(totalsOf({})).toEqual(['total 1000', 'paid 1000']);
  });

  it('shows tax and discounts, which the lines exclude', () => {
    expect(totalsOf({ total: 1190, amountPaid: 1190 })).toEqual([
      'subtotal 1000',
      'tax 190',
      'total 1190',
      'paid 1190',
    ]);
    expect(totalsOf({ total: 500, amountPaid: 500 })).toContain('discount -500');
    expect(totalsOf({ total: 952, amountPaid: 952, discount: 200 })).toEqual([
      'subtotal 1000',
      'discount -200',
      'tax 152',
      'total 952',
      'paid 952',
    ]);
  });

  it('shows credit and refunds', () => {
    expect(totalsOf({ amountPaid: 0 })).toEqual(['total 1000', 'credit 1000']);
    expect(totalsOf({ amountRefunded: 1000 })).toContain('refunded -1000');
  });

  it('shows what an open invoice leaves to pay', () => {
    expect(totalsOf({ status: 'open', amountPaid: 0, amountRemaining: 1000 })).toEqual([
      'total 1000',
      'due 1000',
    ]);
  });
});
