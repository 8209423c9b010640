import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { ListSkeleton, Loading, RetryNotice } from '@rostra/ui';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { ConsultationList } from '../consultation-list.tsx';
import type { Route } from './+types/consultations.route.ts';
import { OpeningMails } from './opening-mails.tsx';
import { useConsultations } from './use-consultation.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'consultations')('title'), isHidden: true });
}

export default function MemberConsultationsRoute() {
  const t = useMessages('consultations');
  const list = useConsultations();
  const failure = useQueryError(list);
  return (
    <MemberPage title={t('title')} lead={t('memberLead')}>
      {list.isPending && !failure ? (
        <Loading>
          <ListSkeleton />
        </Loading>
      ) : null}
      {failure ? (
        <RetryNotice title={t('listNotLoaded')} isBusy={list.isFetching} onRetry={list.refetch} />
      ) : null}
      {list.data ? (
        <ConsultationList
          consultations={list.data.data}
          pathOf={(slug) => pathTo(pages.memberConsultation, { slug })}
        />
      ) : null}
      <OpeningMails />
    </MemberPage>
  );
}
