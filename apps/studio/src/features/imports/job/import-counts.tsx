import { type ImportJob, importOutcomes } from '@rostra/contract';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { useId } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { RowTable } from '../../../lib/data-table/data-table.tsx';
import { useFormat } from '../../../lib/formats/format.ts';

/** What people call a collection. */
export function useCollectionName(): (collection: string) => string {
  const messages = useAllMessages();
  return (collection) => String(messages.format('studio-imports', `collection.${collection}`));
}

type Counts = NonNullable<ImportJob['report']>['counts'];
type CountRow = readonly [collection: string, counts: Counts[string]];

interface ImportCountsProps {
  report: Pick<NonNullable<ImportJob['report']>, 'counts' | 'images'> & { redirects?: number };
  /** Another heading. */
  title?: string;
}

export function ImportCounts({ report, title }: ImportCountsProps) {
  const { counts, images, redirects } = report;
  const t = useMessages('studio-imports');
  const format = useFormat();
  const collectionName = useCollectionName();
  const id = useId();
  const shown = importOutcomes.filter((outcome) =>
    Object.values(counts).some((byOutcome) => byOutcome[outcome]),
  );
  const columns: readonly DataColumn<CountRow>[] = [
    {
      id: 'kind',
      header: t('column.kind'),
      isRowHeader: true,
      cell: ([collection]) => collectionName(collection),
    },
    ...shown.map(
      (outcome): DataColumn<CountRow> => ({
        id: outcome,
        header: t(`outcome.${outcome}`),
        kind: 'figures',
        cell: ([, byOutcome]) => (byOutcome[outcome] ? format.number(byOutcome[outcome]) : '–'),
      }),
    ),
  ];
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title ?? t('counts')}
      </h2>
      <div className="max-w-measure overflow-x-auto">
        <RowTable
          caption={title ?? t('counts')}
          columns={columns}
          rows={Object.entries(counts)}
          rowKey={([collection]) => collection}
        />
      </div>
      {counts.members ? null : (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted">
          <span>{t('images', { count: images })}</span>
          {redirects === undefined ? null : <span>{t('redirects', { count: redirects })}</span>}
        </p>
      )}
    </section>
  );
}
