import type { InvoiceRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { type PayerLanguage, payerLanguage } from '../../texts/payer-language.ts';
import { lineText } from './line-text.ts';
import { makePdf, type PdfText } from './pdf.ts';

const LEFT = 56;
const RIGHT = 539;
const MAX_LINES = 28;

/** In English for languages that the standard PDF fonts cannot write. */
export function invoicePdf(work: Work, invoice: InvoiceRow, wanted: PayerLanguage): Buffer {
  const language = wanted.dir === 'rtl' ? payerLanguage('en') : wanted;
  const { texts: words, text, date } = language;
  const money = (amount: number) => language.money(amount, invoice.currency);
  const texts: PdfText[] = [
    { x: LEFT, y: 776, size: 20, text: words.invoice, isBold: true },
    { x: RIGHT, y: 776, size: 11, text: invoice.account_name ?? '', isRight: true },
    { x: LEFT, y: 758, size: 9, text: words.notValid },
    {
      x: LEFT,
      y: 730,
      size: 10,
      text: text('pdfNumber', { number: invoice.number ?? words.draft }),
    },
    {
      x: LEFT,
      y: 715,
      size: 10,
      text: text('issuedOn', { date: date(invoice.effective_at ?? invoice.created) }),
    },
    { x: LEFT, y: 690, size: 10, text: words.billTo, isBold: true },
    { x: LEFT, y: 675, size: 10, text: invoice.customer_name ?? invoice.customer },
    { x: LEFT, y: 660, size: 10, text: invoice.customer_email ?? '' },
    { x: LEFT, y: 625, size: 10, text: words.description, isBold: true },
    { x: RIGHT, y: 625, size: 10, text: words.amount, isBold: true, isRight: true },
  ];
  let y = 602;
  for (const line of invoice.lines.data.slice(0, MAX_LINES)) {
    texts.push({ x: LEFT, y, size: 10, text: lineText(work, line, language).slice(0, 80) });
    texts.push({ x: RIGHT, y, size: 10, text: money(line.amount), isRight: true });
    y -= 16;
  }
  const applied = invoice.amount_due - invoice.total;
  const totals: { label: string; amount: number; isBold?: boolean }[] = [
    { label: words.total, amount: invoice.total },
    ...(applied === 0 ? [] : [{ label: words.balanceApplied, amount: applied }]),
    { label: words.amountPaid, amount: invoice.amount_paid },
    { label: words.amountDue, amount: invoice.amount_remaining, isBold: true },
  ];
  y -= 14;
  const rules = [{ y: 616 }, { y: y + 14 }];
  for (const { label, amount, isBold = false } of totals) {
    texts.push({ x: 380, y, size: 10, text: label, isBold });
    texts.push({ x: RIGHT, y, size: 10, text: money(amount), isBold, isRight: true });
    y -= 16;
  }
  return makePdf(text('invoiceNumber', { number: invoice.number ?? '' }), texts, rules);
}
