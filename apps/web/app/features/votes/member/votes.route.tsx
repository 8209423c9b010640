import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { ListSkeleton, Loading } from '@rostra/ui';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { QueryStates } from '../../../lib/member-pages/query-states.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { VoteList } from '../vote-list.tsx';
import type { Route } from './+types/votes.route.ts';
import { useVotes } from './use-vote.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'votes')('title'), isHidden: true });
}

export default function MemberVotesRoute() {
  const t = useMessages('votes');
  const list = useVotes();
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
          <VoteList votes={data} pathOf={(slug) => pathTo(pages.memberVote, { slug })} />
        )}
      </QueryStates>
    </MemberPage>
  );
}
