import type { ImportJob } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { useFormat } from '../../lib/formats/format.ts';
import { importPath } from '../../lib/paths.ts';
import { ImportBadge } from './import-badge.tsx';

export function useImportColumns(): readonly DataColumn<ImportJob>[] {
  const t = useMessages('studio-imports');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'file',
        header: t('column.file'),
        cell: (job) => (
          <>
            <Link
              href={importPath(job.id)}
              className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
            >
              <bdi>{job.fileName}</bdi>
            </Link>
            <span className="block text-muted text-xs">{t(`format.${job.format}`)}</span>
          </>
        ),
      },
      {
        id: 'state',
        header: t('column.state'),
        className: 'w-40',
        cell: ({ state }) => <ImportBadge state={state} />,
      },
      {
        id: 'when',
        header: t('column.when'),
        kind: 'details',
        from: 'md',
        className: 'w-48',
        cell: ({ createdAt }) => format.moment(createdAt),
      },
      {
        id: 'by',
        header: t('column.by'),
        kind: 'details',
        from: 'md',
        className: 'w-40',
        cell: ({ createdBy }) => <bdi>{createdBy}</bdi>,
        beneath: null,
      },
    ],
    [t, format],
  );
}
