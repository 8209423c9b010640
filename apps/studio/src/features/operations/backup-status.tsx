import type { SiteStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../lib/formats/format.ts';
import { BACKUP } from './job-names.ts';
import { JobState } from './job-state.tsx';

export function BackupStatus({ status }: { status: SiteStatus }) {
  const t = useMessages('studio-status');
  const format = useFormat();
  const { backupEveryHours, jobs } = status;
  const job = jobs.find(({ name }) => name === BACKUP);
  return (
    <section aria-labelledby="backups" className="mt-6 max-w-3xl">
      <h2 id="backups" className="font-semibold text-lg">
        {t('backups')}
      </h2>
      {backupEveryHours === null ? (
        <p className="mt-1 text-muted">{t('backupsOff')}</p>
      ) : (
        <div className="mt-1">
          <p>{t('backupsEvery', { hours: backupEveryHours })}</p>
          <p>
            {job?.succeededAt
              ? t('lastBackup', { time: format.moment(job.succeededAt) })
              : t('noBackupYet')}
          </p>
          {job ? <JobState job={job} /> : null}
        </div>
      )}
    </section>
  );
}
