import type { ClosingTotals } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';

const amounts = ['payments', 'refunds', 'disputes', 'total', 'tax', 'discounts', 'fees'] as const;

/** One column for each currency. */
export function ClosingTable({ totals }: { totals: readonly ClosingTotals[] }) {
  const t = useMessages('studio-money');
  const format = useFormat();
  const money = useMoney();
  return (
    <table className="mt-4 w-full max-w-measure border-collapse">
      <caption className="sr-only">{t('closingTable')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <td />
          {totals.map(({ currency }) => (
            <th key={currency} scope="col" className="py-2 ps-4 text-end font-semibold text-xs">
              {currency.toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {amounts.map((name) => (
          <tr
            key={name}
            className={name === 'total' ? 'border-ink border-t' : 'border-line border-b'}
          >
            <th scope="row" className="py-2.5 text-start font-medium">
              {t(`sum.${name}`)}
            </th>
            {totals.map((total) => (
              <td key={total.currency} className="figures-table py-2.5 ps-4 text-end">
                {money(total[name], total.currency)}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-2.5 text-start font-medium">
            {t('count')}
          </th>
          {totals.map(({ currency, count }) => (
            <td key={currency} className="figures-table py-2.5 ps-4 text-end">
              {format.number(count)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
