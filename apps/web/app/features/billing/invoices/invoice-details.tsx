import { formatMoney, type Invoice } from '@rostra/contract';
import { cx } from '@rostra/ui';
import { Day } from '../../../lib/dates/day.tsx';
import { invoiceLineText } from './invoice-line-text.ts';
import { InvoiceStatus } from './invoice-status.tsx';
import { invoiceTotals } from './invoice-totals.ts';

const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Date, status, lines and sums of an invoice. */
export function InvoiceDetails({ invoice }: { invoice: Invoice }) {
  const { created, dueDate, lines, currency, status } = invoice;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <span>
          Issued <Day iso={dateOf(created)} />
        </span>
        {status === 'open' && dueDate ? (
          <span>
            Due <Day iso={dateOf(dueDate)} />
          </span>
        ) : null}
        <InvoiceStatus invoice={invoice} />
      </p>
      <table className="figures-table mt-6 w-full border-ink border-t text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
            <tr key={index} className="border-line border-b">
              <td className="wrap-anywhere py-3 pr-6">{invoiceLineText(line)}</td>
              <td className="py-3 text-right align-top">{formatMoney(line.amount, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {invoiceTotals(invoice).map(({ label, amount }) => (
            <tr key={label} className={cx(label === 'Total' && 'font-semibold text-base')}>
              <th scope="row" className="pt-3 pr-6 text-left font-[inherit]">
                {label}
              </th>
              <td className="pt-3 text-right">{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </>
  );
}
