import type { ImportJob } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useId } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { RowTable } from '../../../lib/data-table/data-table.tsx';
import { useFormat } from '../../../lib/formats/format.ts';

type Report = NonNullable<ImportJob['report']>;

const reasons = [
  'created',
  'updated',
  'unchanged',
  'subscribed',
  'left',
  'suppressed',
  'erased',
  'unconfirmed',
  'duplicate',
  'broken',
] as const;

type Reason = (typeof reasons)[number];

interface CountRow {
  readonly reason: Reason;
  readonly count: number;
}

/** Every row is in one of them, so that the sum is the number of rows. */
function countRows({ counts, conflicts = {} }: Report): Record<Reason, number> {
  const { created = 0, updated = 0, unchanged = 0, failed = 0 } = counts.subscribers ?? {};
  const { subscribed = 0, left = 0, suppressed = 0, erased = 0, unconfirmed = 0 } = conflicts;
  const { duplicate = 0 } = conflicts;
  return {
    ...{ created, updated, unchanged, subscribed, left, suppressed, erased, unconfirmed },
    ...{ duplicate, broken: failed },
  };
}

/** What happens to the rows of a list of subscribers, and how its columns are read. */
export function SubscriberCounts({ report }: { report: Report }) {
  const t = useMessages('studio-imports');
  const format = useFormat();
  const id = useId();
  const counts = countRows(report);
  const rows = reasons
    .map((reason): CountRow => ({ reason, count: counts[reason] }))
    .filter(({ reason, count }) => count > 0 || reason === 'created');
  const columns: readonly DataColumn<CountRow>[] = [
    {
      id: 'reason',
      header: t('column.reason'),
      isRowHeader: true,
      cell: ({ reason }) => t(`reason.${reason}`),
    },
    {
      id: 'count',
      header: t('column.count'),
      kind: 'figures',
      className: 'w-28',
      cell: ({ count }) => format.number(count),
    },
  ];
  return (
    <section aria-labelledby={id} className="mt-8 max-w-measure">
      <h2 id={id} className="text-xl">
        {t('reasons')}
      </h2>
      <RowTable
        caption={t('reasons')}
        columns={columns}
        rows={rows}
        rowKey={({ reason }) => reason}
      />
      {report.columns ? <Columns columns={report.columns} /> : null}
    </section>
  );
}

function Columns({ columns: { read, ignored } }: { columns: NonNullable<Report['columns']> }) {
  const t = useMessages('studio-imports');
  const id = useId();
  if (read.length + ignored.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {t('columns')}
      </h2>
      <ul className="mt-2 list-disc space-y-0.5 ps-5 [overflow-wrap:anywhere]">
        {read.map(({ name, as }) => (
          <li key={name}>{t('columnAs', { name, kind: t(`as.${as}`) })}</li>
        ))}
      </ul>
      {ignored.length > 0 ? (
        <p className="mt-2 text-muted [overflow-wrap:anywhere]">
          {t('columnsIgnored', { names: ignored.join(', ') })}
        </p>
      ) : null}
    </section>
  );
}
