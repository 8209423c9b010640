import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackLink } from '../../frame/back-link.tsx';
import { ScreenSkeleton } from '../../frame/screen-skeleton.tsx';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { ScreenTitle } from '../../lib/screen-title.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { votePath, voteQuery, votesPath } from '../votes-query.ts';
import { VoteForm } from './vote-form.tsx';

/** Announces a vote on texts of a policy. */
function AnnounceVoteScreen() {
  const t = useMessages('studio-votes');
  return (
    <div className="px-gutter py-6 desk:py-8">
      <ScreenTitle>{t('announce')}</ScreenTitle>
      <BackLink href={votesPath}>{t('title')}</BackLink>
      <h1 className="mt-1 text-2xl">{t('announce')}</h1>
      <p className="mt-1 max-w-measure text-muted">{t('announceLead')}</p>
      <VoteForm />
    </div>
  );
}

/** Changes a vote that is not open yet, or announces the run-off of one. */
export default function EditVoteScreen({ mode }: { mode: 'new' | 'edit' | 'runOff' }) {
  return mode === 'new' ? <AnnounceVoteScreen /> : <KnownVoteScreen mode={mode} />;
}

function KnownVoteScreen({ mode }: { mode: 'edit' | 'runOff' }) {
  const { id = '' } = useParams();
  const t = useMessages('studio-votes');
  const query = useQuery({ ...voteQuery(useApi(), id), refetchInterval: false });
  if (query.isPending) return <ScreenSkeleton />;
  const vote = query.data?.vote;
  const title = t(mode === 'edit' ? 'edit' : 'announceRunOff');
  return (
    <div className="px-gutter py-6 desk:py-8">
      <ScreenTitle>{title}</ScreenTitle>
      <BackLink href={votePath(id)}>
        <bdi>{vote?.question ?? t('title')}</bdi>
      </BackLink>
      <h1 className="mt-1 text-2xl">{title}</h1>
      {query.isError ? <LoadFailure query={query} /> : null}
      {vote ? <VoteForm {...(mode === 'edit' ? { present: vote } : { runOffOf: vote })} /> : null}
    </div>
  );
}
