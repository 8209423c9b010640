import type { MemberSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { useFormat } from '../../lib/formats/format.ts';
import { memberPath } from '../../lib/paths.ts';
import { AccountBadges, BillingBadge } from './member-badges.tsx';
import { useChoiceText } from './use-choice-text.ts';

export function useMemberColumns(): readonly DataColumn<MemberSummary>[] {
  const t = useMessages('studio-members');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'member',
        header: t('column.member'),
        cell: (member) => <Member member={member} />,
      },
      {
        id: 'plan',
        header: t('column.plan'),
        from: 'sm',
        className: 'w-64',
        cell: (member) => (hasPlan(member) ? <Plan member={member} /> : <NoPlan />),
        beneath: (member) => (hasPlan(member) ? <Plan member={member} /> : null),
      },
      {
        id: 'joined',
        header: t('column.joined'),
        kind: 'details',
        from: 'md',
        className: 'w-32',
        cell: ({ joinedAt }) => format.day(joinedAt),
        beneath: null,
      },
      {
        id: 'seen',
        header: t('column.seen'),
        kind: 'details',
        from: 'lg',
        className: 'w-32',
        cell: ({ lastSeenAt }) => (lastSeenAt ? format.day(lastSeenAt) : '–'),
        beneath: null,
      },
    ],
    [t, format],
  );
}

function Member({ member }: { member: MemberSummary }) {
  const { id, name, username, email } = member;
  return (
    <>
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
    </>
  );
}

const hasPlan = ({ plan, billing }: MemberSummary) => plan !== null || billing !== 'none';

const NoPlan = () => <span className="text-muted">–</span>;

function Plan({ member: { plan, billing } }: { member: MemberSummary }) {
  const textOf = useChoiceText();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {plan ? <span>{textOf('plan', plan)}</span> : null}
      <BillingBadge billing={billing} />
    </span>
  );
}
