import { formatMoney } from '../../money/currency.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { formatDate } from '../shell/layout.ts';
import { makePdf, type PdfText } from './pdf.ts';

const LEFT = 56;
const RIGHT = 539;
const MAX_LINES = 28;

export function invoicePdf(invoice: InvoiceRow): Buffer {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  const texts: PdfText[] = [
    { x: LEFT, y: 776, size: 20, text: 'Invoice', isBold: true },
    { x: RIGHT, y: 776, size: 11, text: invoice.account_name ?? '', isRight: true },
    { x: LEFT, y: 758, size: 9, text: 'Sandbox – no real money. Not a valid invoice.' },
    { x: LEFT, y: 730, size: 10, text: `Invoice number ${invoice.number ?? 'draft'}` },
    {
      x: LEFT,
      y: 715,
      size: 10,
      text: `Date of issue ${formatDate(invoice.effective_at ?? invoice.created)}`,
    },
    { x: LEFT, y: 690, size: 10, text: 'Bill to', isBold: true },
    { x: LEFT, y: 675, size: 10, text: invoice.customer_name ?? invoice.customer },
    { x: LEFT, y: 660, size: 10, text: invoice.customer_email ?? '' },
    { x: LEFT, y: 625, size: 10, text: 'Description', isBold: true },
    { x: RIGHT, y: 625, size: 10, text: 'Amount', isBold: true, isRight: true },
  ];
  let y = 602;
  for (const line of invoice.lines.data.slice(0, MAX_LINES)) {
    texts.push({ x: LEFT, y, size: 10, text: (line.description ?? 'Item').slice(0, 80) });
    texts.push({ x: RIGHT, y, size: 10, text: money(line.amount), isRight: true });
    y -= 16;
  }
  const totals: [string, number][] = [
    ['Total', invoice.total],
    ['Balance applied', invoice.amount_due - invoice.total],
    ['Amount paid', invoice.amount_paid],
    ['Amount due', invoice.amount_remaining],
  ];
  y -= 14;
  const rules = [{ y: 616 }, { y: y + 14 }];
  for (const [label, amount] of totals) {
    if (label === 'Balance applied' && amount === 0) continue;
    const isBold = label === 'Amount due';
    texts.push({ x: 380, y, size: 10, text: label, isBold });
    texts.push({ x: RIGHT, y, size: 10, text: money(amount), isBold, isRight: true });
    y -= 16;
  }
  return makePdf(`Invoice ${invoice.number ?? ''}`, texts, rules);
}
