import type { ImportJob } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useFormat } from '../../lib/formats/format.ts';
import { importPath } from '../../lib/paths.ts';
import { ImportBadge } from './import-badge.tsx';

const head = 'py-2 pe-4 text-start font-semibold text-xs';

export function ImportTable({ jobs }: { jobs: readonly ImportJob[] }) {
  const t = useMessages('studio-imports');
  const format = useFormat();
  return (
    <table className="mt-3 w-full max-w-5xl border-collapse">
      <caption className="sr-only">{t('history')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('column.file')}
          </th>
          <th scope="col" className={`${head} w-40`}>
            {t('column.state')}
          </th>
          <th scope="col" className={`${head} hidden w-48 md:table-cell`}>
            {t('column.when')}
          </th>
          <th scope="col" className={`${head} hidden w-40 md:table-cell`}>
            {t('column.by')}
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id} className="border-line border-b align-top hover:bg-sunken/60">
            <td className="py-2.5 pe-4">
              <Link
                href={importPath(job.id)}
                className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
              >
                <bdi>{job.fileName}</bdi>
              </Link>
              <span className="block text-muted text-xs">{t(`format.${job.format}`)}</span>
            </td>
            <td className="py-2.5 pe-4">
              <ImportBadge state={job.state} />
            </td>
            <td className="hidden py-2.5 pe-4 text-muted md:table-cell">
              {format.moment(job.createdAt)}
            </td>
            <td className="hidden py-2.5 pe-4 text-muted md:table-cell">
              <bdi>{job.createdBy}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
