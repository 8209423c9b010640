import type { Readership } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { RowTable } from '../../lib/data-table/data-table.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { readersPath } from './readership-query.ts';

type PageRow = Readership['pages'][number];

interface PageTableProps extends Pick<Readership, 'pages'> {
  days: number;
}

/** The most read pages. Each leads to its own numbers. */
export function PageTable({ pages, days }: PageTableProps) {
  const t = useMessages('studio-readership');
  return (
    <section aria-labelledby="pages" className="min-w-0">
      <h2 id="pages" className="text-xl">
        {t('pages')}
      </h2>
      <RowTable
        caption={t('pages')}
        columns={useColumns(days)}
        rows={pages}
        rowKey={({ path }) => path}
      />
    </section>
  );
}

function useColumns(days: number): readonly DataColumn<PageRow>[] {
  const t = useMessages('studio-readership');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'page',
        header: t('page'),
        cell: ({ path, title }) => (
          <>
            <Link
              href={`${readersPath}?${new URLSearchParams({ days: String(days), path })}`}
              className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
            >
              <bdi>{title ?? (path === '/' ? t('homePage') : path)}</bdi>
            </Link>
            {title ? (
              <bdi dir="ltr" className="block text-muted text-xs [overflow-wrap:anywhere]">
                {path}
              </bdi>
            ) : null}
          </>
        ),
      },
      {
        id: 'views',
        header: t('views'),
        kind: 'figures',
        className: 'w-20',
        cell: ({ views }) => format.number(views),
      },
      {
        id: 'visitors',
        header: t('visitors'),
        kind: 'figures',
        from: 'sm',
        className: 'w-24',
        cell: ({ visitors }) => format.number(visitors),
        beneath: ({ visitors }) => t('visitorCount', { count: visitors }),
      },
    ],
    [t, format, days],
  );
}
