import type { PlanDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { PlanPrice } from '../plans/plan-price.tsx';

export function PlanSummary({ plan }: { plan: PlanDetails }) {
  const t = useMessages('billing');
  const { nameOf, descriptionOf } = usePlanTexts();
  return (
    <aside
      aria-label={t('summary')}
      className="border-line border-t pt-6 lg:border-s lg:border-t-0 lg:ps-8 lg:pt-0"
    >
      <p className="font-medium font-serif text-xl">{nameOf(plan.id)}</p>
      <div className="mt-2">
        <PlanPrice plan={plan} />
      </div>
      <p className="mt-3 text-muted text-sm">{descriptionOf(plan.id)}</p>
      <p className="mt-3 text-muted text-sm">{t('renewal', { interval: plan.interval })}</p>
    </aside>
  );
}
