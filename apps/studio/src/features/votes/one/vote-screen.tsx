import { errorStatus } from '@rostra/browser/errors';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { ScreenSkeleton } from '../../../layout/screen-skeleton.tsx';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { VoteBadges } from '../vote-badge.tsx';
import { type Managed, voteQuery, votesPath } from '../votes-query.ts';
import { VoteActions } from './vote-actions.tsx';
import { VoteChanges } from './vote-changes.tsx';
import { VoteFacts } from './vote-facts.tsx';
import { VoteNumbers } from './vote-numbers.tsx';
import { VoteTexts } from './vote-texts.tsx';

/** One vote, from its announcement to its result. */
export default function VoteScreen() {
  const { id = '' } = useParams();
  const t = useMessages('studio-votes');
  const query = useQuery(voteQuery(useApi(), id));
  if (query.isPending) return <ScreenSkeleton />;
  const managed = query.data;
  if (!managed && errorStatus(query.error) === 404) return <NotFoundScreen />;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{managed?.vote.question ?? t('title')}</ScreenTitle>
      <BackLink href={votesPath}>{t('title')}</BackLink>
      {query.isError ? <LoadFailure query={query} /> : null}
      {managed ? <ManagedVote {...managed} /> : null}
    </div>
  );
}

function ManagedVote({ vote, texts }: Managed) {
  return (
    <>
      <Heading vote={vote} />
      <States vote={vote} />
      <VoteFacts vote={vote} />
      <VoteChanges vote={vote} />
      {vote.introduction === '' ? null : (
        <p dir="auto" className="mt-4 max-w-measure whitespace-pre-wrap [overflow-wrap:anywhere]">
          {vote.introduction}
        </p>
      )}
      <VoteNumbers vote={vote} />
      <VoteTexts vote={vote} texts={texts} />
    </>
  );
}

function Heading({ vote }: Pick<Managed, 'vote'>) {
  const t = useMessages('studio-votes');
  return (
    <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 id="vote-title" tabIndex={-1} className="text-2xl [overflow-wrap:anywhere]">
          <bdi>{vote.question}</bdi>
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <VoteBadges vote={vote} />
          <TextLink href={pathTo(pages.vote, { slug: vote.slug })}>{t('publicPage')}</TextLink>
          <TextLink href={editorPath('policies', vote)}>{t('openText')}</TextLink>
        </p>
      </div>
      <VoteActions vote={vote} />
    </div>
  );
}

/** What editors have to know, or to do. */
function States({ vote }: Pick<Managed, 'vote'>) {
  const t = useMessages('studio-votes');
  const format = useFormat();
  const { obstacle, state, annulment, secrecy, hasUnreadableKey } = vote;
  if (annulment) {
    return (
      <Notice
        className="mt-5 max-w-4xl"
        title={t('annulledOn', { date: format.day(annulment.at) })}
      >
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {annulment.reason}
        </p>
      </Notice>
    );
  }
  if (obstacle) {
    return (
      <Notice className="mt-5 max-w-4xl" tone="warning" title={t('notOpened')}>
        {t(`obstacle.${obstacle}`)}
      </Notice>
    );
  }
  if (hasUnreadableKey) {
    return (
      <Notice className="mt-5 max-w-4xl" tone="danger" title={t('unreadableKey')}>
        {t('unreadableKeyText')}
      </Notice>
    );
  }
  if (state !== 'open' || secrecy !== 'secret') return null;
  return <Notice className="mt-5 max-w-4xl">{t('backups')}</Notice>;
}
