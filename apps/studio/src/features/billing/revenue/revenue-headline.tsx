import type { CurrencyRevenue } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useMoney } from '../../../lib/money/use-money.ts';

/** The revenue of today, and how it changed in the current month. */
export function RevenueHeadline({ revenue }: { revenue: CurrencyRevenue }) {
  const t = useMessages('studio-money');
  const money = useMoney();
  const latest = revenue.months.at(-1);
  if (!latest) return null;
  const change = latest.closing - latest.opening;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
      <Figure label={t('revenue.mrr')} value={money(latest.closing, revenue.currency)} isLarge />
      <Figure
        label={t('revenue.changeThisMonth')}
        value={`${change > 0 ? '+' : ''}${money(change, revenue.currency)}`}
      />
      <Figure label={t('revenue.paying')} value={t('revenue.members', { count: latest.members })} />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  isLarge?: boolean;
}

const Figure = ({ label, value, isLarge = false }: FigureProps) => (
  <div className="flex flex-col justify-between">
    <dt className="text-muted text-xs">{label}</dt>
    <dd className={`figures-table mt-1 ${isLarge ? 'font-serif text-3xl' : 'text-lg'}`}>{value}</dd>
  </div>
);
