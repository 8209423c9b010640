import type { ImportJob } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../session/session-provider.tsx';
import { remarksQuery } from '../imports-query.ts';
import { RemarkList } from './remark-list.tsx';

interface RemarksProps {
  job: ImportJob;
  report: NonNullable<ImportJob['report']>;
}

/** Failures, conflicts and losses, entry by entry. */
export function Remarks({ job, report: { remarks, unlisted } }: RemarksProps) {
  const t = useMessages('studio-imports');
  const list = useInfiniteQuery(remarksQuery(useApi(), job));
  return (
    <RemarkList list={list} count={remarks} none={t('noRemarks')}>
      {unlisted > 0 ? (
        <p className="mt-3 text-muted">{t('unlisted', { count: unlisted })}</p>
      ) : null}
    </RemarkList>
  );
}
