import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { DottedLine } from '../../../lib/documents/dotted-line.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useChoices } from '../choice-names.ts';

/** From the first choice on; the last one is the abstention. */
const COLOURS = ['text-accent', 'text-ink', 'text-muted'];

/** How the ballots of a closed vote divide, as a bar and in words. */
export function ResultBar({ vote }: { vote: Vote }) {
  const t = useMessages('votes');
  const format = useFormat();
  const choices = useChoices(vote);
  const { result, roll } = vote;
  if (!result) return null;
  const { counts, ballots } = result;
  const size = roll.size ?? 0;
  const percent = size === 0 ? 0 : Math.floor((ballots * 100) / size);
  const total = t('ballotCount', { count: ballots, percent });
  if (!counts || ballots === 0) return <p className="mt-2 text-sm">{total}</p>;
  const parts = choices.map((each, index) => ({
    ...each,
    count: counts[each.choice] ?? 0,
    colour: index === choices.length - 1 ? 'opacity-50' : COLOURS[index % COLOURS.length],
    start: choices.slice(0, index).reduce((sum, { choice }) => sum + (counts[choice] ?? 0), 0),
  }));
  return (
    <div className="mt-3 max-w-measure">
      <svg
        viewBox={`0 0 ${ballots} 1`}
        preserveAspectRatio="none"
        fill="currentColor"
        aria-hidden="true"
        className="block h-2 w-full rtl:-scale-x-100"
      >
        {parts.map(({ choice, start, count, colour }) => (
          <rect key={choice} x={start} width={count} height={1} className={colour} />
        ))}
      </svg>
      <div className="mt-2 text-sm">
        <DottedLine>
          {parts.map(({ choice, name, count }) => (
            <span key={choice}>
              {name} <b>{format.number(count)}</b>
            </span>
          ))}
          <span>{total}</span>
        </DottedLine>
      </div>
    </div>
  );
}
