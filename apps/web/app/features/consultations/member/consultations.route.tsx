import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { ListSkeleton, Loading } from '@rostra/ui';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { QueryStates } from '../../../lib/member-pages/query-states.tsx';
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
  return (
    <MemberPage title={t('title')} lead={t('memberLead')}>
      <QueryStates
        query={list}
        skeleton={
          <Loading>
            <ListSkeleton />
          </Loading>
        }
        failed={t('listNotLoaded')}
      >
        {({ data }) => (
          <ConsultationList
            consultations={data}
            pathOf={(slug) => pathTo(pages.memberConsultation, { slug })}
          />
        )}
      </QueryStates>
      <OpeningMails />
    </MemberPage>
  );
}
