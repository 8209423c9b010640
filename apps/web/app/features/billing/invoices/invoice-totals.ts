import { formatMoney, type Invoice } from '@rostra/contract';

export interface InvoiceTotal {
  label: string;
  amount: string;
}

/** The sums below the lines of an invoice. Stripe's lines exclude tax and discounts. */
export function invoiceTotals(invoice: Invoice): InvoiceTotal[] {
  const { lines, total, amountPaid, amountRemaining, amountRefunded, currency, status } = invoice;
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const difference = total - subtotal;
  const credit = status === 'paid' ? total - amountPaid : 0;
  const entries: [label: string, amount: number, isShown: boolean][] = [
    ['Subtotal', subtotal, difference !== 0],
    [difference > 0 ? 'Tax' : 'Discount', difference, difference !== 0],
    ['Total', total, true],
    ['Paid with credit', credit, credit > 0],
    ['Paid', amountPaid, amountPaid > 0],
    ['Refunded', -amountRefunded, amountRefunded > 0],
    ['Amount due', amountRemaining, status === 'open' && amountRemaining > 0],
  ];
  return entries
    .filter(([, , isShown]) => isShown)
    .map(([label, amount]) => ({ label, amount: formatMoney(amount, currency) }));
}
