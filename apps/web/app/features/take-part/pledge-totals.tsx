import type { PledgeStatus } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useFormat } from '../../lib/format/use-format.ts';
import type { TakingPart } from './load-taking-part.ts';

const COLOURS: Record<PledgeStatus, string> = {
  kept: 'text-success',
  keptInPart: 'text-accent',
  inHand: 'text-ink',
  stalled: 'text-warning',
  broken: 'text-danger',
  overtaken: 'text-muted',
  unrated: 'opacity-50',
};

/** How all pledges stand, as a bar and in words that lead to them. */
export function PledgeTotals({ totals }: { totals: TakingPart['pledges'] }) {
  const t = useMessages('pledges');
  const format = useFormat();
  const sumOf = (some: TakingPart['pledges']) => some.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="max-w-measure">
      <svg
        viewBox={`0 0 ${sumOf(totals)} 1`}
        preserveAspectRatio="none"
        fill="currentColor"
        aria-hidden="true"
        className="block h-2 w-full rtl:-scale-x-100"
      >
        {totals.map(({ status, count }, index) => (
          <rect
            key={status}
            x={sumOf(totals.slice(0, index))}
            width={count}
            height={1}
            className={COLOURS[status]}
          />
        ))}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {totals.map(({ status, count }) => (
          <li key={status} className="flex items-center gap-2">
            <svg
              viewBox="0 0 1 1"
              fill="currentColor"
              aria-hidden="true"
              className="size-2.5 shrink-0"
            >
              <rect width={1} height={1} className={COLOURS[status]} />
            </svg>
            <Link
              href={`${pathTo(pages.pledges)}?status=${status}`}
              className="text-accent underline"
            >
              {t(`status.${status}`)}
            </Link>
            {format.number(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}
