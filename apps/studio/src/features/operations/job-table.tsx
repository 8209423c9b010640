import type { JobStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { RowTable } from '../../lib/data-table/data-table.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { JobState } from './job-state.tsx';

/** What the server calls the hourly clean-up of a feature. */
const PREFIX = 'hourly.';

/** The features that have one. Another is shown by the name of the server. */
const tasks = [
  'accounts',
  'audit',
  'billing',
  'content',
  'email-change',
  'email-confirmation',
  'mail',
  'media',
  'member-content',
  'notifications',
  'password-recovery',
  'profile',
  'second-factors',
  'sessions',
  'studio',
] as const;

export function JobTable({ jobs }: { jobs: readonly JobStatus[] }) {
  const t = useMessages('studio-status');
  const format = useFormat();
  const columns: readonly DataColumn<JobStatus>[] = [
    {
      id: 'job',
      header: t('job'),
      isRowHeader: true,
      cell: ({ name }) => <TaskName name={name.slice(PREFIX.length)} />,
    },
    {
      id: 'success',
      header: t('lastSuccess'),
      kind: 'details',
      cell: ({ succeededAt }) => (succeededAt ? format.moment(succeededAt) : t('never')),
    },
    { id: 'state', header: t('state'), cell: (job) => <JobState job={job} /> },
  ];
  const hourly = jobs.filter(({ name }) => name.startsWith(PREFIX));
  return (
    <section aria-labelledby="jobs" className="mt-6 max-w-3xl">
      <h2 id="jobs" className="font-semibold text-lg">
        {t('jobs')}
      </h2>
      {hourly.length === 0 ? (
        <p className="mt-1 text-muted">{t('noJobs')}</p>
      ) : (
        <RowTable caption={t('jobs')} columns={columns} rows={hourly} rowKey={({ name }) => name} />
      )}
    </section>
  );
}

function TaskName({ name }: { name: string }) {
  const t = useMessages('studio-status');
  const known = tasks.find((task) => task === name);
  return known ? t(`task.${known}`) : name;
}
