import type { Readership } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Bar, Column, ColumnChart } from '../../lib/charts/column-chart.tsx';
import { shareOf } from '../../lib/charts/share-of.ts';
import { useFormat } from '../../lib/formats/format.ts';
import { inColumns } from './in-columns.ts';

/** The views of each day, and among them the visitors. The table below has the same figures. */
export function DayChart({ days }: Pick<Readership, 'days'>) {
  const t = useMessages('studio-readership');
  const format = useFormat();
  const columns = inColumns(days);
  const largest = Math.max(0, ...columns.map(({ views }) => views));
  return (
    <div className="mt-6 max-w-5xl">
      <ColumnChart
        title={t('chart')}
        top={format.number(largest)}
        from={format.calendarDay(days[0]?.day ?? '')}
        to={format.calendarDay(days.at(-1)?.day ?? '')}
      >
        {columns.map(({ day, views, visitors }) => (
          <Column
            key={day}
            title={`${format.calendarDay(day)}: ${t('viewCount', { count: views })}, ${t('visitorCount', { count: visitors })}`}
          >
            <Bar className="bg-accent/40" share={shareOf(views - visitors, largest)} />
            <Bar className="bg-accent" share={shareOf(visitors, largest)} />
          </Column>
        ))}
      </ColumnChart>
      <p aria-hidden className="mt-2 flex flex-wrap gap-x-5 text-muted text-xs">
        <span className="flex items-center gap-2">
          <span className="size-2.5 bg-accent" />
          {t('visitors')}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-2.5 bg-accent/40" />
          {t('moreViews')}
        </span>
      </p>
    </div>
  );
}
