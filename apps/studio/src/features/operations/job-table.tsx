import type { JobStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
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

const head = 'py-2 pe-4 text-start font-semibold text-xs';

export function JobTable({ jobs }: { jobs: readonly JobStatus[] }) {
  const t = useMessages('studio-status');
  const format = useFormat();
  const hourly = jobs.filter(({ name }) => name.startsWith(PREFIX));
  return (
    <section aria-labelledby="jobs" className="mt-6 max-w-3xl">
      <h2 id="jobs" className="font-semibold text-lg">
        {t('jobs')}
      </h2>
      {hourly.length === 0 ? (
        <p className="mt-1 text-muted">{t('noJobs')}</p>
      ) : (
        <table className="mt-2 w-full border-collapse" aria-labelledby="jobs">
          <thead className="border-ink border-b">
            <tr>
              <th scope="col" className={head}>
                {t('job')}
              </th>
              <th scope="col" className={head}>
                {t('lastSuccess')}
              </th>
              <th scope="col" className={head}>
                {t('state')}
              </th>
            </tr>
          </thead>
          <tbody>
            {hourly.map((job) => (
              <tr key={job.name} className="border-line border-b align-top">
                <th scope="row" className="py-2.5 pe-4 text-start font-medium">
                  <TaskName name={job.name.slice(PREFIX.length)} />
                </th>
                <td className="figures-table py-2.5 pe-4 text-muted">
                  {job.succeededAt ? format.moment(job.succeededAt) : t('never')}
                </td>
                <td className="py-2.5">
                  <JobState job={job} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function TaskName({ name }: { name: string }) {
  const t = useMessages('studio-status');
  const known = tasks.find((task) => task === name);
  return known ? t(`task.${known}`) : name;
}
