import type { JobStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';

export function JobState({ job }: { job: JobStatus }) {
  const t = useMessages('studio-status');
  const { isRunning, failures, error } = job;
  if (isRunning) return <Badge>{t('running')}</Badge>;
  if (failures === 0) return <Badge tone="success">{t('ok')}</Badge>;
  return (
    <>
      <Badge tone="danger">{t('failing')}</Badge>
      <span className="mt-1 block break-words text-muted text-xs">
        {t('failures', { count: failures, error: error ?? '' })}
      </span>
    </>
  );
}
