import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { ScreenSkeleton } from '../../../layout/screen-skeleton.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { minimumQuery, votePath, voteQuery, votesPath } from '../votes-query.ts';
import { VoteForm } from './vote-form.tsx';

/** Announces a vote on texts of a policy, or the run-off of one. */
export default function AnnounceVoteScreen({ isRunOff = false }: { isRunOff?: boolean }) {
  return isRunOff ? <RunOffScreen /> : <NewVoteScreen />;
}

/** Asked for once: a form is not changed while somebody fills it in. */
const useMinimum = () => useQuery({ ...minimumQuery(useApi()), refetchOnWindowFocus: false });

function NewVoteScreen() {
  const t = useMessages('studio-votes');
  const minimum = useMinimum();
  if (minimum.isPending) return <ScreenSkeleton />;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{t('announce')}</ScreenTitle>
      <BackLink href={votesPath}>{t('title')}</BackLink>
      <h1 className="mt-1 text-2xl">{t('announce')}</h1>
      <p className="mt-1 max-w-measure text-muted">{t('announceLead')}</p>
      {minimum.isError ? <LoadFailure query={minimum} /> : null}
      {minimum.data ? <VoteForm minimum={minimum.data} /> : null}
    </div>
  );
}

function RunOffScreen() {
  const { id = '' } = useParams();
  const t = useMessages('studio-votes');
  const query = useQuery({ ...voteQuery(useApi(), id), refetchInterval: false });
  const minimum = useMinimum();
  if (query.isPending || minimum.isPending) return <ScreenSkeleton />;
  const vote = query.data?.vote;
  const failed = query.isError ? query : minimum;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{t('announceRunOff')}</ScreenTitle>
      <BackLink href={votePath(id)}>
        <bdi>{vote?.question ?? t('title')}</bdi>
      </BackLink>
      <h1 className="mt-1 text-2xl">{t('announceRunOff')}</h1>
      {failed.isError ? <LoadFailure query={failed} /> : null}
      {vote && minimum.data ? <VoteForm minimum={minimum.data} runOffOf={vote} /> : null}
    </div>
  );
}
