import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, Link } from '@rostra/ui';
import { TextIn } from '../../lib/languages/text-in.tsx';
import { VoteDates } from './vote-dates.tsx';

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
        <li key={vote.id} className="border-line border-b py-6">
          <h2 className="text-xl">
            <Link href={pathOf(vote.slug)} className="text-accent underline">
              <TextIn locale={vote.locale}>{vote.question}</TextIn>
            </Link>
          </h2>
          <div className="mt-2">
            <VoteDates vote={vote} />
          </div>
          <p className="mt-1 text-muted text-sm">
            <TextIn locale={vote.locale}>{vote.policyTitle}</TextIn>
          </p>
        </li>
      ))}
    </ul>
  );
}
