import { type CurrencyRevenue, type RevenueMonth, revenueKinds } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link, textLinkClass } from '@rostra/ui';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { RowTable } from '../../../lib/data-table/data-table.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { movementsPath } from './revenue-query.ts';

/** A line for each month, newest first. Every figure leads to the changes behind it. */
export function RevenueTable({ revenue: { currency, months } }: { revenue: CurrencyRevenue }) {
  const t = useMessages('studio-money');
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
      tabIndex={0}
      aria-label={t('revenue.table')}
      className="mt-4 overflow-x-auto"
    >
      <RowTable
        caption={t('revenue.table')}
        columns={useColumns(currency)}
        rows={months.toReversed()}
        rowKey={({ month }) => month}
      />
    </section>
  );
}

function useColumns(currency: string): readonly DataColumn<RevenueMonth>[] {
  const t = useMessages('studio-money');
  const format = useFormat();
  const money = useMoney();
  return [
    {
      id: 'month',
      header: t('month'),
      isRowHeader: true,
      cell: ({ month, movements }) => {
        const name = <span className="whitespace-nowrap">{format.calendarMonth(month)}</span>;
        const hasChanges = revenueKinds.some((kind) => movements[kind].count > 0);
        if (!hasChanges) return name;
        return (
          <Link href={movementsPath({ month, currency })} className={textLinkClass}>
            {name}
          </Link>
        );
      },
    },
    {
      id: 'opening',
      header: t('revenue.opening'),
      kind: 'figures',
      cell: ({ opening }) => money(opening, currency),
    },
    ...revenueKinds.map(
      (kind): DataColumn<RevenueMonth> => ({
        id: kind,
        header: t(`revenue.kind.${kind}`),
        kind: 'figures',
        cell: ({ month, movements }) => {
          const { amount, count } = movements[kind];
          if (count === 0) return <span className="text-muted">–</span>;
          const text = money(amount, currency);
          return (
            <Link
              href={movementsPath({ month, currency, kind })}
              aria-label={`${format.calendarMonth(month)}, ${t(`revenue.kind.${kind}`)}: ${text}`}
              className={textLinkClass}
            >
              {text}
            </Link>
          );
        },
      }),
    ),
    {
      id: 'closing',
      header: t('revenue.closing'),
      kind: 'figures',
      cell: ({ closing }) => <span className="font-semibold">{money(closing, currency)}</span>,
    },
    {
      id: 'paying',
      header: t('revenue.paying'),
      kind: 'figures',
      cell: ({ members }) => format.number(members),
    },
  ];
}
