import type { Invoice } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { InvoiceStatus } from './invoice-status.tsx';
import { invoiceTotals } from './invoice-totals.ts';
import { useInvoiceLineText } from './use-invoice-line-text.ts';

const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Date, status, lines and sums of an invoice. */
export function InvoiceDetails({ invoice }: { invoice: Invoice }) {
  const t = useMessages('billing');
  const format = useFormat();
  const invoiceLineText = useInvoiceLineText();
  const on = (iso: string) => ({ date: format.date(iso), day: dayTag(iso) });
  const { created, dueDate, lines, currency, status } = invoice;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <span>{t.rich('issued', on(dateOf(created)))}</span>
        {status === 'open' && dueDate ? <span>{t.rich('due', on(dateOf(dueDate)))}</span> : null}
        <InvoiceStatus invoice={invoice} />
      </p>
      <table className="figures-table mt-6 w-full border-ink border-t text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
            <tr key={index} className="border-line border-b">
              <td className="wrap-anywhere py-3 pe-6">{invoiceLineText(line)}</td>
              <td className="py-3 text-end align-top">{format.money(line.amount, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {invoiceTotals(invoice).map(({ kind, amount }) => (
            <tr key={kind} className={cx(kind === 'total' && 'font-semibold text-base')}>
              <th scope="row" className="pt-3 pe-6 text-start font-[inherit]">
                {t(`total.${kind}`)}
              </th>
              <td className="pt-3 text-end">{format.money(amount, currency)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </>
  );
}
