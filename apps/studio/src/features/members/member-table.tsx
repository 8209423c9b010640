import type { MemberSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx, Link } from '@rostra/ui';
import { useRef } from 'react';
import { useFormat } from '../../lib/formats/format.ts';
import { useListKeys } from '../../lib/list-states/use-list-keys.ts';
import { memberPath } from '../../lib/paths.ts';
import { AccountBadges, BillingBadge } from './member-badges.tsx';
import { useChoiceText } from './use-choice-text.ts';

interface MemberTableProps {
  members: readonly MemberSummary[];
  /** They belong to the filters before. */
  isStale: boolean;
}

const head = 'py-2 pe-4 text-start font-semibold text-xs';

export function MemberTable({ members, isStale }: MemberTableProps) {
  const t = useMessages('studio-members');
  const body = useRef<HTMLTableSectionElement>(null);
  useListKeys({
    count: members.length,
    body,
    scrollTo: (index) => body.current?.rows[index]?.scrollIntoView({ block: 'nearest' }),
    toggle: () => undefined,
  });
  return (
    <table
      aria-busy={isStale}
      className={cx('mt-4 w-full border-collapse transition-opacity', isStale && 'opacity-60')}
    >
      <caption className="sr-only">{t('title')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('column.member')}
          </th>
          <th scope="col" className={`${head} hidden w-64 sm:table-cell`}>
            {t('column.plan')}
          </th>
          <th scope="col" className={`${head} hidden w-32 md:table-cell`}>
            {t('column.joined')}
          </th>
          <th scope="col" className={`${head} hidden w-32 lg:table-cell`}>
            {t('column.seen')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {members.map((member, index) => (
          <MemberRow key={member.id} member={member} index={index} />
        ))}
      </tbody>
    </table>
  );
}

function MemberRow({ member, index }: { member: MemberSummary; index: number }) {
  const format = useFormat();
  const { id, name, username, email, joinedAt, lastSeenAt } = member;
  return (
    <tr data-index={index} className="border-line border-b align-top hover:bg-sunken/60">
      <td className="py-2.5 pe-4">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={memberPath(id)}
            className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
          >
            <bdi>{name || username}</bdi>
          </Link>
          <AccountBadges member={member} />
        </span>
        <bdi className="block text-muted text-xs [overflow-wrap:anywhere]">{email}</bdi>
        <span className="mt-1 flex flex-wrap gap-x-2 gap-y-1 text-xs sm:hidden">
          <Plan member={member} />
        </span>
      </td>
      <td className="hidden py-2.5 pe-4 sm:table-cell">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Plan member={member} />
        </span>
      </td>
      <td className="figures-table hidden py-2.5 pe-4 text-muted text-xs md:table-cell">
        {format.day(joinedAt)}
      </td>
      <td className="figures-table hidden py-2.5 text-muted text-xs lg:table-cell">
        {lastSeenAt ? format.day(lastSeenAt) : '–'}
      </td>
    </tr>
  );
}

function Plan({ member: { plan, billing } }: { member: MemberSummary }) {
  const textOf = useChoiceText();
  if (plan === null && billing === 'none') return <span className="text-muted">–</span>;
  return (
    <>
      {plan ? <span>{textOf('plan', plan)}</span> : null}
      <BillingBadge billing={billing} />
    </>
  );
}
