import type { RevenueKind, RevenueMovement } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, cx, Link, type Tone } from '@rostra/ui';
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

const head = 'py-2 pe-4 text-start font-semibold text-xs';
const numberHead = 'py-2 ps-4 text-end font-semibold text-xs';

interface MovementTableProps {
  movements: readonly RevenueMovement[];
  /** They belong to the filter before. */
  isStale: boolean;
}

export function MovementTable({ movements, isStale }: MovementTableProps) {
  const t = useMessages('studio-money');
  return (
    <table
      aria-busy={isStale}
      className={cx(
        'mt-4 w-full max-w-5xl border-collapse transition-opacity',
        isStale && 'opacity-60',
      )}
    >
      <caption className="sr-only">{t('revenue.changes')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('column.member')}
          </th>
          <th scope="col" className={`${head} hidden md:table-cell`}>
            {t('column.date')}
          </th>
          <th scope="col" className={`${head} hidden sm:table-cell`}>
            {t('revenue.kindColumn')}
          </th>
          <th scope="col" className={numberHead}>
            {t('revenue.perMonth')}
          </th>
          <th scope="col" className={`${numberHead} hidden sm:table-cell`}>
            {t('revenue.perYear')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </tbody>
    </table>
  );
}

function MovementRow({ movement }: { movement: RevenueMovement }) {
  const t = useMessages('studio-money');
  const format = useFormat();
  const money = useMoney();
  const { at, kind, currency, amount, annualAmount, member, planBefore, planAfter } = movement;
  const plans = [planBefore, planAfter].filter((plan) => plan !== null);
  const badge = <Badge tone={tones[kind]}>{t(`revenue.kind.${kind}`)}</Badge>;
  return (
    <tr className="border-line border-b align-top hover:bg-sunken/60">
      <td className="py-2.5 pe-4">
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
        <span className="block text-muted text-xs">{[...new Set(plans)].join(' → ')}</span>
        <span className="figures-table block text-muted text-xs md:hidden">{format.day(at)}</span>
        <span className="mt-1 block sm:hidden">{badge}</span>
      </td>
      <td className="figures-table hidden py-2.5 pe-4 text-muted md:table-cell">
        {format.day(at)}
      </td>
      <td className="hidden py-2.5 pe-4 sm:table-cell">{badge}</td>
      <td className="figures-table whitespace-nowrap py-2.5 ps-4 text-end">
        {money(amount, currency)}
      </td>
      <td className="figures-table hidden whitespace-nowrap py-2.5 ps-4 text-end text-muted sm:table-cell">
        {money(annualAmount, currency)}
      </td>
    </tr>
  );
}
