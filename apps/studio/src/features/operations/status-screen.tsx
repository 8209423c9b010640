import type { JobStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../layout/screen.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { ListSkeleton } from '../../lib/list-states/list-skeleton.tsx';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { BackupStatus } from './backup-status.tsx';
import { countProblems } from './count-problems.ts';
import { BACKUP, HOURLY } from './job-names.ts';
import { JobTable } from './job-table.tsx';
import { QueueList } from './queue-list.tsx';
import { statusQuery } from './status-query.ts';

const isHourly = ({ name }: JobStatus) => name.startsWith(HOURLY);
const isOngoing = (job: JobStatus) => !isHourly(job) && job.name !== BACKUP;

/** What is waiting, what has failed, and when each job last worked. */
export default function StatusScreen() {
  const t = useMessages('studio-status');
  const forms = useMessages('studio-forms');
  const format = useFormat();
  const api = useApi();
  const status = useQuery(statusQuery(api));
  const problems = status.data ? countProblems(status.data) : 0;
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button
          variant="secondary"
          size="small"
          className="min-h-10"
          isBusy={status.isFetching}
          onClick={() => void status.refetch()}
        >
          {t('refresh')}
        </Button>
      }
    >
      {status.isError ? <LoadFailure query={status} title={forms('loadFailed')} /> : null}
      {status.isPending ? <ListSkeleton /> : null}
      {status.data ? (
        <>
          <p role="status" className="mt-5 font-medium">
            {problems === 0 ? t('fine') : t('problems', { count: problems })}
          </p>
          <QueueList status={status.data} />
          <BackupStatus status={status.data} />
          <JobTable id="ongoing" title={t('ongoing')} jobs={status.data.jobs.filter(isOngoing)} />
          <JobTable id="jobs" title={t('jobs')} jobs={status.data.jobs.filter(isHourly)} />
          <p className="figures-table mt-6 text-muted text-xs">
            {t('version', {
              version: status.data.version,
              time: format.moment(status.data.checkedAt),
            })}
          </p>
        </>
      ) : null}
    </Screen>
  );
}
