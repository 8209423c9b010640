import { errorStatus } from '@rostra/browser/errors';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { ScreenSkeleton } from '../../../layout/screen-skeleton.tsx';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { ConsultationBadge } from '../consultation-badge.tsx';
import {
  consultationQuery,
  consultationsPath,
  type Managed,
  type ShownPage,
} from '../consultations-query.ts';
import { elements } from '../focus-later.ts';
import { ConsultationActions } from './consultation-actions.tsx';
import { ConsultationFacts } from './consultation-facts.tsx';
import { readShownPage } from './contribution-filter.ts';
import { Contributions } from './contributions.tsx';
import { DraftHistory } from './draft-history.tsx';
import { NewTextNotice } from './new-text-notice.tsx';
import { useKept } from './use-kept.ts';

/** One consultation, from its announcement to its conclusion. */
export default function ConsultationScreen() {
  const { id = '' } = useParams();
  return <ConsultationPage key={id} id={id} />;
}

function ConsultationPage({ id }: { id: string }) {
  const t = useMessages('studio-consultations');
  const shown = readShownPage(useSearchParams()[0]);
  const { kept, keep } = useKept(`${shown.show} ${shown.page}`);
  const query = useQuery(consultationQuery(useApi(), id, { ...shown, kept }));
  if (query.isPending) return <ScreenSkeleton />;
  const managed = query.data;
  if (!managed && errorStatus(query.error) === 404) return <NotFoundScreen />;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{managed?.consultation.title ?? t('title')}</ScreenTitle>
      <BackLink href={consultationsPath}>{t('title')}</BackLink>
      {query.isError ? <LoadFailure query={query} /> : null}
      {managed ? (
        <ManagedConsultation
          {...managed}
          shown={shown}
          isLoading={query.isPlaceholderData}
          onChanged={keep}
        />
      ) : null}
    </div>
  );
}

interface ManagedConsultationProps extends Managed {
  shown: ShownPage;
  isLoading: boolean;
  onChanged: (id: string) => void;
}

function ManagedConsultation(props: ManagedConsultationProps) {
  const { shown, isLoading, onChanged, ...managed } = props;
  const { consultation, text } = managed;
  const hasEnded = consultation.endedAt !== null;
  return (
    <>
      <Heading {...managed} />
      <Conclusion {...managed} />
      <ConsultationFacts consultation={consultation} />
      {consultation.introduction === '' ? null : (
        <p dir="auto" className="mt-4 max-w-measure whitespace-pre-wrap [overflow-wrap:anywhere]">
          {consultation.introduction}
        </p>
      )}
      {consultation.hasNewText && !hasEnded ? <NewTextNotice {...managed} /> : null}
      {text.drafts.length > 1 ? <DraftHistory drafts={text.drafts} /> : null}
      <Contributions {...managed} {...{ shown, isLoading, onChanged }} />
    </>
  );
}

function Heading({ consultation }: Managed) {
  const t = useMessages('studio-consultations');
  const { slug, title, state, endedAt } = consultation;
  return (
    <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 id={elements.title} tabIndex={-1} className="text-2xl [overflow-wrap:anywhere]">
          <bdi>{title}</bdi>
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <ConsultationBadge state={state} />
          <TextLink href={pathTo(pages.consultation, { slug })}>{t('publicPage')}</TextLink>
          <TextLink href={editorPath('policies', consultation)}>{t('openText')}</TextLink>
        </p>
      </div>
      {endedAt === null ? <ConsultationActions consultation={consultation} /> : null}
    </div>
  );
}

function Conclusion({ consultation: { state, endedAt, conclusion } }: Managed) {
  const t = useMessages('studio-consultations');
  const format = useFormat();
  if (endedAt === null) return null;
  const date = format.day(endedAt);
  return (
    <Notice
      className="mt-5 max-w-4xl"
      title={state === 'abandoned' ? t('abandonedOn', { date }) : t('concludedOn', { date })}
    >
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {conclusion}
      </p>
    </Notice>
  );
}
