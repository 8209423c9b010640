import type { ManagedPlan } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link, textLinkClass } from '@rostra/ui';
import { useMoney } from '../../../lib/money/use-money.ts';
import { usePlanName } from './use-plan-name.ts';

/** The price, what it unlocks, and who has it. */
export function PlanFacts({ plan }: { plan: ManagedPlan }) {
  const t = useMessages('studio-plans');
  const texts = useMessages('plans');
  const money = useMoney();
  const nameOf = usePlanName();
  const { priceMinor, currency, interval, savingPercent, memberCount, oldPriceCount } = plan;
  return (
    <>
      <p className="mt-1">
        {texts.rich(`price.${interval}`, {
          price: money(priceMinor, currency),
          amount: (price) => <span className="figures-table font-medium">{price}</span>,
          period: (period) => <span className="text-muted">{period}</span>,
        })}
        {savingPercent ? (
          <span className="ms-3 text-accent">{texts('saving', { percent: savingPercent })}</span>
        ) : null}
      </p>
      <p className="text-muted">
        {t('members', { count: memberCount })}
        {oldPriceCount > 0 ? ` · ${t('oldPrice', { count: oldPriceCount })}` : null}
        {plan.isBuiltIn ? null : ` · ${t('unlocks', { level: nameOf(plan.level) })}`}
      </p>
      {oldPriceCount > 0 ? (
        <p>
          <Link href={`${studioPath}/plans/${plan.id}/move`} className={textLinkClass}>
            {t('move.link')}
          </Link>
        </p>
      ) : null}
      {plan.priceFixedBy ? (
        <p className="text-muted">{t('priceFixed', { variable: plan.priceFixedBy })}</p>
      ) : null}
    </>
  );
}
