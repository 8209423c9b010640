import type { Readership } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useMemo } from 'react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { RowTable } from '../../lib/data-table/data-table.tsx';
import { useFormat } from '../../lib/formats/format.ts';

type Day = Readership['days'][number];

/** The figures of the chart, newest first. Closed at first, because there can be hundreds. */
export function DayTable({ days }: Pick<Readership, 'days'>) {
  const t = useMessages('studio-readership');
  return (
    <details className="mt-4 max-w-xl">
      <summary className="min-h-10 cursor-pointer content-center font-medium">{t('byDay')}</summary>
      <RowTable
        caption={t('byDay')}
        columns={useColumns()}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
      />
    </details>
  );
}

function useColumns(): readonly DataColumn<Day>[] {
  const t = useMessages('studio-readership');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'day', header: t('day'), cell: ({ day }) => format.calendarDay(day) },
      {
        id: 'views',
        header: t('views'),
        kind: 'figures',
        className: 'w-28',
        cell: ({ views }) => format.number(views),
      },
      {
        id: 'visitors',
        header: t('visitors'),
        kind: 'figures',
        className: 'w-28',
        cell: ({ visitors }) => format.number(visitors),
      },
    ],
    [t, format],
  );
}
