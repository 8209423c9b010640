import type { PlanDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/format/use-format.ts';

export function PlanPrice({ plan }: { plan: PlanDetails }) {
  const t = useMessages('plans');
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {t.rich(`price.${plan.interval}`, {
        price: format.money(plan.priceMinor, plan.currency),
        amount: (children) => <span className="font-serif text-3xl">{children}</span>,
        period: (children) => <span className="text-muted text-sm">{children}</span>,
      })}
      {plan.savingPercent ? (
        <span className="font-medium text-accent text-sm">
          {t('saving', { percent: plan.savingPercent })}
        </span>
      ) : null}
    </p>
  );
}
