import { type CurrencyRevenue, type RevenueMonth, revenueKinds } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { Bar, Column, ColumnChart } from '../../../lib/charts/column-chart.tsx';
import { shareOf } from '../../../lib/charts/share-of.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';

/** What was gained and what was lost in a month. */
function changesOf({ movements }: RevenueMonth): { gained: number; lost: number } {
  const amounts = revenueKinds.map((kind) => movements[kind].amount);
  const sum = (isIn: (amount: number) => boolean) =>
    amounts.filter(isIn).reduce((total, amount) => total + Math.abs(amount), 0);
  return { gained: sum((amount) => amount > 0), lost: sum((amount) => amount < 0) };
}

/** Two charts with the figures of the table below, which is what screen readers get. */
export function RevenueChart({ revenue: { currency, months } }: { revenue: CurrencyRevenue }) {
  const t = useMessages('studio-money');
  const money = useMoney();
  const largest = Math.max(0, ...months.map(({ closing }) => closing));
  const changes = months.map(changesOf);
  const largestChange = Math.max(0, ...changes.flatMap(({ gained, lost }) => [gained, lost]));
  return (
    <div aria-hidden className="mt-6 grid max-w-5xl gap-8 lg:grid-cols-2">
      <Chart title={t('revenue.mrr')} top={money(largest, currency)} months={months}>
        {months.map(({ month, closing }) => (
          <Column key={month}>
            <Bar className="bg-accent" share={shareOf(closing, largest)} />
          </Column>
        ))}
      </Chart>
      <Chart title={t('revenue.changes')} top={money(largestChange, currency)} months={months}>
        {months.map(({ month }, index) => {
          const { gained = 0, lost = 0 } = changes[index] ?? {};
          return (
            <div key={month} className="flex min-w-0 flex-1 flex-col">
              <div className="flex h-1/2 flex-col justify-end border-line-strong border-b">
                <Bar className="bg-accent" share={shareOf(gained, largestChange)} />
              </div>
              <div className="h-1/2">
                <Bar className="bg-danger" share={shareOf(lost, largestChange)} />
              </div>
            </div>
          );
        })}
      </Chart>
    </div>
  );
}

interface ChartProps {
  title: string;
  /** The value at the upper edge. */
  top: string;
  months: readonly RevenueMonth[];
  children: ReactNode;
}

function Chart({ title, top, months, children }: ChartProps) {
  const format = useFormat();
  const [from, to] = [months[0], months.at(-1)].map((end) =>
    format.calendarMonth(end?.month ?? ''),
  );
  return (
    <ColumnChart title={title} top={top} from={from ?? ''} to={to ?? ''}>
      {children}
    </ColumnChart>
  );
}
