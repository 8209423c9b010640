import type { MemberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';
import { NothingYet } from './nothing-yet.tsx';

export function ReadingTab({ member: { reading } }: { member: MemberDetails }) {
  const t = useMessages('studio-members');
  const format = useFormat();
  if (reading.length === 0) return <NothingYet>{t('noReading')}</NothingYet>;
  return (
    <ul className="border-ink border-t">
      {reading.map(({ title, furthestPosition, lastReadAt, finishedAt }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          key={index}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-2.5"
        >
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{title ?? t('unpublished')}</bdi>
          <span className="figures-table text-muted text-xs">
            {finishedAt
              ? t('finished', { date: format.day(finishedAt) })
              : t('readUpTo', {
                  percent: Math.round(furthestPosition * 100),
                  date: format.day(lastReadAt),
                })}
          </span>
        </li>
      ))}
    </ul>
  );
}
