import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../layout/screen.tsx';
import { AddLink } from '../../lib/controls/add-button.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { VoteBadges } from './vote-badge.tsx';
import { announceVotePath, votePath, votesQuery } from './votes-query.ts';

/** All votes, newest first. */
export default function VotesScreen() {
  const t = useMessages('studio-votes');
  const list = useQuery(votesQuery(useApi()));
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<AddLink href={announceVotePath}>{t('announce')}</AddLink>}
    >
      <ListStates
        list={list}
        count={list.data?.length ?? 0}
        empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
      >
        <ul aria-label={t('title')} className="mt-6 max-w-4xl border-ink border-t">
          {list.data?.map((vote) => (
            <VoteItem key={vote.id} vote={vote} />
          ))}
        </ul>
      </ListStates>
    </Screen>
  );
}

function VoteItem({ vote }: { vote: Vote }) {
  const t = useMessages('studio-votes');
  const { dateTime: moment } = useFormat();
  const { state, opensAt, closesAt } = vote;
  return (
    <li className="border-line border-b py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-medium text-lg">
          <Link
            href={votePath(vote.id)}
            className="text-ink no-underline [overflow-wrap:anywhere] hover:underline"
          >
            <bdi>{vote.question}</bdi>
          </Link>
        </h2>
        <VoteBadges vote={vote} />
      </div>
      <p className="mt-1 text-muted">
        <bdi>{vote.policyTitle}</bdi> ·{' '}
        {state === 'announced'
          ? t('opensAt', { time: moment(opensAt) })
          : state === 'open'
            ? t('closesAt', { time: moment(closesAt) })
            : t('closedAt', { time: moment(vote.annulment?.at ?? closesAt) })}
      </p>
    </li>
  );
}
