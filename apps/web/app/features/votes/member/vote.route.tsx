import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { MissingPage } from '../../../lib/member-pages/missing-page.tsx';
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
  if (vote.data) return <MemberVote data={vote.data.data} />;
  const texts = {
    title: t('title'),
    notLoaded: t('notLoaded'),
    notFound: t('notFound'),
    notFoundText: t('notFoundText'),
    seeAll: t('seeAll'),
  };
  return <MissingPage query={vote} listHref={pathTo(pages.memberVotes)} texts={texts} />;
}
