import type { RevenueKind, RevenueMovement } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link, type Tone } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { memberPath } from '../../../lib/paths.ts';

const tones: Record<RevenueKind, Tone> = {
  new: 'success',
  reactivation: 'success',
  expansion: 'success',
  contraction: 'warning',
  cancelled: 'neutral',
  unpaid: 'danger',
};

export function useMovementColumns(): readonly DataColumn<RevenueMovement>[] {
  const t = useMessages('studio-money');
  const format = useFormat();
  const money = useMoney();
  return useMemo(
    () => [
      {
        id: 'member',
        header: t('column.member'),
        cell: (movement) => <Payer movement={movement} />,
      },
      {
        id: 'date',
        header: t('column.date'),
        kind: 'details',
        from: 'md',
        cell: ({ at }) => format.day(at),
      },
      {
        id: 'kind',
        header: t('revenue.kindColumn'),
        from: 'sm',
        cell: ({ kind }) => <Badge tone={tones[kind]}>{t(`revenue.kind.${kind}`)}</Badge>,
      },
      {
        id: 'month',
        header: t('revenue.perMonth'),
        kind: 'figures',
        cell: ({ amount, currency }) => money(amount, currency),
      },
      {
        id: 'year',
        header: t('revenue.perYear'),
        kind: 'figures',
        from: 'sm',
        cell: ({ annualAmount, currency }) => (
          <span className="text-muted">{money(annualAmount, currency)}</span>
        ),
        beneath: null,
      },
    ],
    [t, format, money],
  );
}

function Payer({ movement }: { movement: RevenueMovement }) {
  const t = useMessages('studio-money');
  const { member, planBefore, planAfter } = movement;
  const plans = new Set([planBefore, planAfter].filter((plan) => plan !== null));
  return (
    <>
      {member ? (
        <Link
          href={memberPath(member.id)}
          className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{member.name}</bdi>
        </Link>
      ) : (
        <span className="text-muted">{t('revenue.erased')}</span>
      )}
      <span className="block text-muted text-xs">{[...plans].join(' → ')}</span>
    </>
  );
}
