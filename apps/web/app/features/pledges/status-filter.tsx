import type { PledgeStatus } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useFormat } from '../../lib/format/use-format.ts';
import { statuses } from './statuses.ts';

interface StatusFilterProps {
  counts: Readonly<Record<PledgeStatus, number>>;
  status: PledgeStatus | undefined;
}

const linkClass = (isCurrent: boolean) =>
  isCurrent ? 'py-1 font-semibold text-ink no-underline' : 'py-1 text-accent underline';

/** Only statuses that a pledge has, and the chosen one. */
export function StatusFilter({ counts, status }: StatusFilterProps) {
  const t = useMessages('pledges');
  const format = useFormat();
  const total = statuses.reduce((sum, each) => sum + counts[each], 0);
  if (total === 0) return null;
  const path = pathTo(pages.pledges);
  const shown = statuses.filter((each) => counts[each] > 0 || each === status);
  const entry = (each: PledgeStatus | undefined, label: string, count: number) => (
    <Link
      key={label}
      href={each ? `${path}?status=${each}` : path}
      aria-current={each === status ? 'page' : undefined}
      className={linkClass(each === status)}
    >
      {label} ({format.number(count)})
    </Link>
  );
  return (
    <nav
      aria-label={t('filter')}
      className="mb-3 flex flex-wrap gap-x-6 gap-y-2 text-sm print:hidden"
    >
      {entry(undefined, t('all'), total)}
      {shown.map((each) => entry(each, t(`status.${each}`), counts[each]))}
    </nav>
  );
}
