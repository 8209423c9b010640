import type { ImportJob } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { ScreenSkeleton } from '../../../layout/screen-skeleton.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { importsPath } from '../../../lib/paths.ts';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { ImportBadge } from '../import-badge.tsx';
import { importQuery, isWorking } from '../imports-query.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportProgress } from './import-progress.tsx';
import { Remarks } from './remarks.tsx';
import { SourceLanguage } from './source-language.tsx';
import { SubscriberCounts } from './subscriber-counts.tsx';

const isId = (text: string | undefined) => /^[1-9]\d{0,9}$/.test(text ?? '');

/** One import, from its dry run to its removal. */
export default function ImportScreen() {
  const { id } = useParams();
  return isId(id) ? <ImportPage key={id} id={Number(id)} /> : <NotFoundScreen />;
}

function ImportPage({ id }: { id: number }) {
  const t = useMessages('studio-imports');
  const query = useQuery(importQuery(useApi(), id));
  if (query.isPending) return <ScreenSkeleton />;
  const job = query.data;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{job?.fileName ?? t('title')}</ScreenTitle>
      <BackLink href={importsPath}>{t('title')}</BackLink>
      {query.isError ? <LoadFailure query={query} title={t('loadFailed')} /> : null}
      {job ? <Import job={job} /> : null}
    </div>
  );
}

function Import({ job }: { job: ImportJob }) {
  const t = useMessages('studio-imports');
  const { state, report, undo, isFromTerminal } = job;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl [overflow-wrap:anywhere]">
            <bdi>{job.fileName}</bdi>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
            {t(`format.${job.format}`)}
            <ImportBadge state={state} />
          </p>
        </div>
        <ImportActions job={job} />
      </div>
      <p role="status" className="mt-4 max-w-measure">
        {isFromTerminal && (state === 'imported' || state === 'failed')
          ? t(`terminal.${state}`)
          : t(`text.${state}`)}
      </p>
      {isWorking(state) ? <ImportProgress job={job} /> : null}
      {state === 'failed' ? (
        <Notice tone="danger" className="mt-4 max-w-measure">
          <span dir="auto">{job.error ?? t('failedUnknown')}</span>
        </Notice>
      ) : null}
      {job.isContinued && state === 'imported' ? (
        <Notice className="mt-4 max-w-measure">{t('continued')}</Notice>
      ) : null}
      {undo && state === 'undone' ? (
        <p className="mt-2">{t('undoResult', { removed: undo.removed, kept: undo.kept })}</p>
      ) : null}
      {report && state !== 'undone' ? (
        <>
          {report.languages ? <SourceLanguage job={job} languages={report.languages} /> : null}
          {job.format === 'subscribers' ? (
            <SubscriberCounts report={report} />
          ) : (
            <ImportCounts report={report} />
          )}
          <Remarks job={job} report={report} />
        </>
      ) : null}
    </>
  );
}
