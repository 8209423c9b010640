import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { EmptyState } from '@rostra/ui';
import { VoteEntry } from './vote-entry.tsx';

interface VoteListProps {
  votes: readonly Vote[];
  pathOf: (slug: string) => string;
}

export function VoteList({ votes, pathOf }: VoteListProps) {
  const t = useMessages('votes');
  if (votes.length === 0) return <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>;
  return (
    <ul className="border-ink border-t">
      {votes.map((vote) => (
        <VoteEntry key={vote.id} vote={vote} path={pathOf(vote.slug)} headingLevel={2} />
      ))}
    </ul>
  );
}
