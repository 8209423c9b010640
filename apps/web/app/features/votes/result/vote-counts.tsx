import type { Vote } from '@rostra/contract';
import { useChoices } from '../choice-names.ts';

interface VoteCountsProps {
  vote: Vote;
  counts: Readonly<Record<string, number>>;
}

/** How many ballots each choice got. */
export function VoteCounts({ vote, counts }: VoteCountsProps) {
  const choices = useChoices(vote);
  return (
    <dl className="mt-4 max-w-measure border-line border-t">
      {choices.map(({ choice, name }) => (
        <div key={choice} className="flex gap-3 border-line border-b py-3">
          <dt className="min-w-0 grow break-words">{name}</dt>
          <dd className="figures-table font-semibold">{counts[choice] ?? 0}</dd>
        </div>
      ))}
    </dl>
  );
}
