import type { Vote } from '@rostra/contract';
import { Link } from '@rostra/ui';
import { TextIn } from '../../lib/languages/text-in.tsx';
import { ResultBar } from './result/result-bar.tsx';
import { VoteDates } from './vote-dates.tsx';

interface VoteEntryProps {
  vote: Vote;
  path: string;
  headingLevel: 2 | 3;
}

/** A vote in a list: the question, the time that matters, and how it ended. */
export function VoteEntry({ vote, path, headingLevel }: VoteEntryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="border-line border-b py-6 last:border-b-0">
      <Heading className="text-xl">
        <Link href={path} className="text-accent underline">
          <TextIn locale={vote.locale}>{vote.question}</TextIn>
        </Link>
      </Heading>
      <div className="mt-2">
        <VoteDates vote={vote} />
      </div>
      <p className="mt-1 text-muted text-sm">
        <TextIn locale={vote.locale}>{vote.policyTitle}</TextIn>
      </p>
      <ResultBar vote={vote} />
    </li>
  );
}
