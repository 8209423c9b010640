import type { Invoice } from '@rostra/contract';

type TotalKind = 'subtotal' | 'tax' | 'discount' | 'total' | 'credit' | 'paid' | 'refunded' | 'due';

export interface InvoiceTotal {
  kind: TotalKind;
  amount: number;
}

/** The sums below the lines of an invoice. Stripe's lines exclude tax and discounts. */
export function invoiceTotals(invoice: Invoice): InvoiceTotal[] {
  const { lines, total, discount, amountPaid, amountRemaining, amountRefunded, status } = invoice;
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const difference = total - subtotal;
  const credit = status === 'paid' ? total - amountPaid : 0;
  const entries: [kind: TotalKind, amount: number, isShown: boolean][] = [
    ['subtotal', subtotal, difference !== 0 || discount > 0],
    ['discount', Math.min(difference, -discount), difference < 0 || discount > 0],
    ['tax', difference + discount, difference + discount > 0],
    ['total', total, true],
    ['credit', credit, credit > 0],
    ['paid', amountPaid, amountPaid > 0],
    ['refunded', -amountRefunded, amountRefunded > 0],
    ['due', amountRemaining, status === 'open' && amountRemaining > 0],
  ];
  return entries.filter(([, , isShown]) => isShown).map(([kind, amount]) => ({ kind, amount }));
}
