import type { Readership } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useMemo } from 'react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { RowTable } from '../../lib/data-table/data-table.tsx';
import { useFormat } from '../../lib/formats/format.ts';

type ReferrerRow = Readership['referrers'][number];

/** The other sites that sent visitors. */
export function ReferrerTable({ referrers }: Pick<Readership, 'referrers'>) {
  const t = useMessages('studio-readership');
  return (
    <section aria-labelledby="referrers" className="min-w-0">
      <h2 id="referrers" className="text-xl">
        {t('referrers')}
      </h2>
      <RowTable
        caption={t('referrers')}
        columns={useColumns()}
        rows={referrers}
        rowKey={({ referrer }) => referrer}
      />
    </section>
  );
}

function useColumns(): readonly DataColumn<ReferrerRow>[] {
  const t = useMessages('studio-readership');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'referrer',
        header: t('referrer'),
        cell: ({ referrer }) =>
          referrer ? (
            <bdi dir="ltr" className="font-medium [overflow-wrap:anywhere]">
              {referrer}
            </bdi>
          ) : (
            <span className="text-muted">{t('direct')}</span>
          ),
      },
      {
        id: 'views',
        header: t('views'),
        kind: 'figures',
        className: 'w-20',
        cell: ({ views }) => format.number(views),
      },
    ],
    [t, format],
  );
}
