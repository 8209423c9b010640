import { errorStatus } from '@rostra/browser/errors';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { ArticleSkeleton, LinkButton, Loading, RetryNotice } from '@rostra/ui';
import { useSearchParams } from 'react-router';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { readPage } from '../contribution-pages.ts';
import type { Route } from './+types/consultation.route.ts';
import { MemberConsultation } from './member-consultation.tsx';
import { useConsultation } from './use-consultation.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'consultations')('title'), isHidden: true });
}

export default function MemberConsultationRoute({ params: { slug } }: Route.ComponentProps) {
  const t = useMessages('consultations');
  const page = readPage(useSearchParams()[0]) ?? 1;
  const consultation = useConsultation(slug, page);
  const failure = useQueryError(consultation);
  if (consultation.data) {
    return (
      <div aria-busy={consultation.isPlaceholderData || undefined} className="aria-busy:opacity-60">
        <MemberConsultation
          key={slug}
          response={consultation.data}
          onReload={consultation.refetch}
        />
      </div>
    );
  }
  if (!failure) {
    return (
      <Loading>
        <ArticleSkeleton />
      </Loading>
    );
  }
  if (errorStatus(failure) === 404) {
    return (
      <MemberPage title={t('notFound')} lead={t('notFoundText')}>
        <LinkButton href={pathTo(pages.memberConsultations)}>{t('seeAll')}</LinkButton>
      </MemberPage>
    );
  }
  return (
    <MemberPage title={t('title')}>
      <RetryNotice
        title={t('notLoaded')}
        isBusy={consultation.isFetching}
        onRetry={consultation.refetch}
      />
    </MemberPage>
  );
}
