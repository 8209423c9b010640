import type { PledgeStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { DottedLine } from '../../lib/documents/dotted-line.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { policyPledgesPath } from './pledge-paths.ts';
import { statuses } from './statuses.ts';

interface PledgeCountsProps {
  /** Names the policy in the URL of its pledges. */
  slug: string;
  /** The status of each pledge. */
  statuses: readonly PledgeStatus[];
}

/** How many pledges a policy makes, and how they stand, in one line. */
export function PledgeCounts({ slug, statuses: given }: PledgeCountsProps) {
  const t = useMessages('pledges');
  const format = useFormat();
  if (given.length === 0) return null;
  const counts = statuses
    .map((status) => ({ status, count: given.filter((each) => each === status).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className="mt-2">
      <DottedLine>
        <Link href={policyPledgesPath(slug)} className="text-accent underline">
          {t('count', { count: given.length })}
        </Link>
        {counts.map(({ status, count }) => (
          <span key={status}>
            {t(`status.${status}`)} ({format.number(count)})
          </span>
        ))}
      </DottedLine>
    </div>
  );
}
