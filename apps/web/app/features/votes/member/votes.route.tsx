import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { ListSkeleton, Loading, RetryNotice } from '@rostra/ui';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
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
        <VoteList votes={list.data.data} pathOf={(slug) => pathTo(pages.memberVote, { slug })} />
      ) : null}
    </MemberPage>
  );
}
