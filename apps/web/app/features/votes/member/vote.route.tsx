import { errorStatus } from '@rostra/browser/errors';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { ArticleSkeleton, LinkButton, Loading, RetryNotice } from '@rostra/ui';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/vote.route.ts';
import { MemberVote } from './member-vote.tsx';
import { useVote } from './use-vote.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'votes')('title'), isHidden: true });
}

export default function MemberVoteRoute({ params: { slug } }: Route.ComponentProps) {
  const t = useMessages('votes');
  const vote = useVote(slug);
  const failure = useQueryError(vote);
  if (vote.data) {
    return <MemberVote data={vote.data.data} />;
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
        <LinkButton href={pathTo(pages.memberVotes)}>{t('seeAll')}</LinkButton>
      </MemberPage>
    );
  }
  return (
    <MemberPage title={t('title')}>
      <RetryNotice title={t('notLoaded')} isBusy={vote.isFetching} onRetry={vote.refetch} />
    </MemberPage>
  );
}
