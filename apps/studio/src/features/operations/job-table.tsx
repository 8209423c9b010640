import type { JobStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { RowTable } from '../../lib/data-table/data-table.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { HOURLY, hourlyTasks, ongoingTasks } from './job-names.ts';
import { JobState } from './job-state.tsx';

export interface JobTableProps {
  id: string;
  title: string;
  jobs: readonly JobStatus[];
}

export function JobTable({ id, title, jobs }: JobTableProps) {
  const t = useMessages('studio-status');
  const format = useFormat();
  const columns: readonly DataColumn<JobStatus>[] = [
    {
      id: 'job',
      header: t('job'),
      isRowHeader: true,
      cell: ({ name }) => <JobName name={name} />,
    },
    {
      id: 'success',
      header: t('lastSuccess'),
      kind: 'details',
      cell: ({ succeededAt }) => (succeededAt ? format.moment(succeededAt) : t('never')),
    },
    { id: 'state', header: t('state'), cell: (job) => <JobState job={job} /> },
  ];
  return (
    <section aria-labelledby={id} className="mt-6 max-w-3xl">
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      {jobs.length === 0 ? (
        <p className="mt-1 text-muted">{t('noJobs')}</p>
      ) : (
        <RowTable caption={title} columns={columns} rows={jobs} rowKey={({ name }) => name} />
      )}
    </section>
  );
}

function JobName({ name }: { name: string }) {
  const t = useMessages('studio-status');
  const hourly = hourlyTasks.find((task) => name === `${HOURLY}${task}`);
  if (hourly) return t(`task.${hourly}`);
  const ongoing = ongoingTasks.find((task) => task === name);
  return ongoing ? t(`worker.${ongoing}`) : name;
}
