import type { Invoice } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { invoiceTotals } from './invoice-totals.ts';

const line = (amount: number): Invoice['lines'][number] => ({
  description: 'Basic',
  amount,
  currency: 'usd',
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
  isDisputed: false,
  created: 0,
  dueDate: null,
  hostedInvoiceUrl: null,
  invoicePdf: null,
  lines: [line(999)],
  ...changes,
});

const totalsOf = (changes: Partial<Invoice>) =>
  invoiceTotals(invoice(changes)).map(({ label, amount }) => `${label} ${amount}`);

describe('invoiceTotals', () => {
  it('shows the total and what was paid', () => {
    expect(totalsOf({})).toEqual(['Total $9.99', 'Paid $9.99']);
  });

  it('shows tax and discounts, which the lines exclude', () => {
    expect(totalsOf({ total: 1189, amountPaid: 1189 })).toEqual([
      'Subtotal $9.99',
      'Tax $1.90',
      'Total $11.89',
      'Paid $11.89',
    ]);
    expect(totalsOf({ total: 499, amountPaid: 499 })).toContain('Discount −$5.00');
  });

  it('shows credit and refunds', () => {
    expect(totalsOf({ amountPaid: 0 })).toEqual(['Total $9.99', 'Paid with credit $9.99']);
    expect(totalsOf({ amountRefunded: 999 })).toContain('Refunded −$9.99');
  });

  it('shows what an open invoice leaves to pay', () => {
    expect(totalsOf({ status: 'open', amountPaid: 0, amountRemaining: 999 })).toEqual([
      'Total $9.99',
      'Amount due $9.99',
    ]);
  });
});
